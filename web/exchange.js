// What the page and the program give each other: files by the browser's dialog, by dropping and as downloads, texts by the clipboard,
// letters from the keyboard of a screen, and whether the page fills the screen. Of the functions at the end the program calls those
// that app/common/Desktop_page.cpp and app/window/WindowSystem_page.cpp name; what they bring it takes in app/FromPage_page.cpp.
'use strict';

/* global FS, Module, page, stringToNewUTF8, warn, tr */

const exchange = (() => {
  const folder = '/brought';
  const largest = 64 << 20;  // bytes of a file

  const give = (take, text) => Module[`_dolmen_take_${take}`](stringToNewUTF8(text));

  async function bring(files) {
    const paths = [];
    FS.mkdirTree(folder);
    for (const file of files) {
      if (file.size > largest) {
        warn(tr("{file} is too large to be opened here.", { file: file.name }));
        continue;
      }
      const path = `${folder}/${file.name.replace(/[/\n]/g, '_')}`;
      FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
      paths.push(path);
    }
    if (paths.length > 0) give('files', paths.join('\n'));
  }

  // ---- dropping and pasting

  window.addEventListener('dragover', (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    const text = event.dataTransfer.getData('text/plain');
    if (event.dataTransfer.files.length > 0) bring(event.dataTransfer.files);
    else if (text) give('pasted', text);
  });

  // The browser says what was copied only when it pastes, so the program hears of these keys from there.
  window.addEventListener('keydown', (event) => {
    const pastes = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'v';
    if (pastes) event.stopImmediatePropagation();
  }, true);
  window.addEventListener('paste', (event) => {
    event.preventDefault();
    if (event.clipboardData.files.length > 0) bring(event.clipboardData.files);
    else give('pasted', event.clipboardData.getData('text/plain'));
  });

  // ---- the keyboard of a screen, which browsers show for a field of their own

  const field = document.getElementById('typing');
  const remains = '.';  // so that there is something to delete, else no browser tells of it

  const reset = () => {
    field.value = remains;
    field.setSelectionRange(1, 1);
  };
  const typed = (text) => {
    if (text) give('typed', text);
  };
  field.addEventListener('beforeinput', (event) => {
    if (event.isComposing || event.inputType === 'insertCompositionText') return;  // until it is composed
    event.preventDefault();
    if (event.inputType === 'deleteContentBackward') typed('\b');
    else if (event.inputType === 'insertLineBreak') typed('\n');
    else typed(event.data);
  });
  field.addEventListener('compositionend', (event) => {
    typed(event.data);
    reset();
  });
  // What comes as text must not come as a key, too.
  for (const kind of ['keydown', 'keypress', 'keyup'])
    field.addEventListener(kind, (event) => {
      const key = event.key ?? '';
      const text = key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (text || ['Backspace', 'Enter', 'Process', 'Unidentified', ''].includes(key)) event.stopPropagation();
    });

  // ---- full screen, which the browser's own keys end, too

  let wanted = false;
  let asking = false;  // the browser carries out what the program has asked for
  const fills = () => Boolean(document.fullscreenElement);  // undefined where there is no full screen
  const tellFullScreen = () => {
    if (asking || fills() === wanted) return;
    wanted = fills();
    Module._dolmen_take_full_screen(wanted);
  };
  document.addEventListener('fullscreenchange', tellFullScreen);

  async function fillScreen(on) {
    wanted = on;
    if (asking) return;
    asking = true;
    try {
      while (fills() !== wanted) await (wanted ? document.documentElement.requestFullscreen() : document.exitFullscreen());
    } catch (problem) {
      // Refused, for want of a click or a key just before.
    }
    asking = false;
    tellFullScreen();
  }

  // ---- questions of tests, in a page that is built for them: exchange.ask('moves'), exchange.ask('place @a1')

  let answered = () => {};
  function ask(question) {
    give('question', question);
    return new Promise((resolve) => (answered = resolve));
  }

  // ---- what the program asks for

  return {
    ask,
    answer: (text) => answered(text),
    fillScreen,
    askForFiles() {
      const chosen = document.createElement('input');
      chosen.type = 'file';
      chosen.multiple = true;
      chosen.onchange = () => bring(chosen.files);
      chosen.click();
    },
    giveFile(path) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([FS.readFile(path)]));
      link.download = path.slice(path.lastIndexOf('/') + 1);
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    },
    copyText(text) {
      if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {});
    },
    showKeyboard(on) {
      if (!matchMedia('(pointer: coarse)').matches) return;
      reset();
      (on ? field : page.canvas).focus({ preventScroll: true });
    },
  };
})();

globalThis.exchange = exchange;  // tests look at it from outside
