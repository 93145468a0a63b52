// Starts the program in this page: looks whether the browser can run it, takes the player's files for this tab alone, loads what
// the first table needs while the start's picture stands, and hands over to the program (dolmen.js, built by emscripten).
'use strict';

const page = {
  canvas: document.getElementById('canvas'),
  start: document.getElementById('start'),
  told: document.getElementById('told'),
  bar: document.getElementById('bar'),
  take: document.getElementById('take'),
  warning: document.getElementById('warning'),
  coming: document.getElementById('coming'),
  asked: new URLSearchParams(location.search),
  texts: {},
};

// ---- texts: those of the catalogue, in the language of the browser

const languages = ['en', 'fr', 'ca', 'es'];
page.language =
  (navigator.languages ?? []).map((wanted) => wanted.slice(0, 2).toLowerCase()).find((wanted) => languages.includes(wanted)) ?? 'en';

function tr(text, values = {}) {
  let shown = page.texts[text] || text;
  for (const [name, value] of Object.entries(values)) shown = shown.replace(`{${name}}`, value);
  return shown;
}

function tell(text) {
  page.told.textContent = text;
}

// A sentence over the table, until it is true no more or is clicked away.
function warn(text) {
  const before = page.warning.textContent;
  if (text === before) return;
  page.warning.textContent = text;
  page.warning.hidden = text === '';
}
page.warning.onclick = () => (page.warning.hidden = true);

class CannotRun extends Error {}

// ---- what the browser must be able to do

// A host that does not send the headers that threads need: a service worker adds them, from the second load on.
async function isolate() {
  if (crossOriginIsolated) return;
  if (!('serviceWorker' in navigator))
    throw new CannotRun(tr("This page needs to be served with https, since its programs run in several threads."));
  await navigator.serviceWorker.ready;
  if (sessionStorage.getItem('reloaded'))
    throw new CannotRun(
      tr("This browser does not let the page use several threads. Another browser, or a window that is not private, may."));
  sessionStorage.setItem('reloaded', 'yes');
  location.reload();
  await new Promise(() => {});
}

function checkBrowser() {
  const old = tr("This browser is too old for Dolmen. Please update it, or try Firefox, Chrome, Edge or Safari.");
  if (typeof WebAssembly !== 'object' || typeof OffscreenCanvas !== 'function' || !page.canvas.transferControlToOffscreen)
    throw new CannotRun(old);
  if (!new OffscreenCanvas(1, 1).getContext('webgl2'))
    throw new CannotRun(tr("This browser offers no WebGL 2, which Dolmen draws with."));
  // A function with vectors and with exceptions of WebAssembly.
  const simd = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  const throwing = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];
  for (const code of [simd, throwing]) if (!WebAssembly.validate(new Uint8Array(code))) throw new CannotRun(old);
}

// ---- one tab has the player's files; another may take them over

async function holdLibrary() {
  const news = new BroadcastChannel('dolmen');
  news.onmessage = () => {
    // Another tab takes over, and this one then offers the way back. What was played is kept already.
    location.reload();
  };
  const hold = (options) =>
    new Promise((resolve, reject) => {
      navigator.locks
        .request('dolmen', options, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : new Promise(() => {});
        })
        .catch(reject);
    });
  if (await hold({ ifAvailable: true })) return;
  tell(tr("Dolmen is open in another tab, and a library can be used by one of them only."));
  page.bar.hidden = true;
  page.take.textContent = tr("Go on here");
  page.take.hidden = false;
  await new Promise((resolve) => (page.take.onclick = resolve));
  page.take.hidden = true;
  page.bar.hidden = false;
  tell('');
  const taken = hold({});
  news.postMessage('take');
  await taken;
}

// ---- what is loaded

const loading = { loaded: 0, total: 0 };

// The file's bytes as they come, which the bars show.
async function coming(file) {
  const response = await fetch(file.name);
  if (!response.ok) throw new Error(`${file.name}: ${response.status}`);
  return response.body.pipeThrough(new TransformStream({
    transform(part, out) {
      loading.loaded += part.length;
      page.bar.value = page.coming.value = loading.loaded / loading.total;
      out.enqueue(part);
    },
  }));
}

async function load(file) {
  const bytes = new Uint8Array(file.size);
  let at = 0;
  const reader = (await coming(file)).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes.set(value, at);
    at += value.length;
  }
}

// Compiled while it comes.
async function loadProgram(file) {
  return WebAssembly.compileStreaming(new Response(await coming(file), { headers: { 'Content-Type': 'application/wasm' } }));
}

// A pack: the length of a list, as four bytes; the list of paths and sizes, as JSON; the files.
function unpack(bytes) {
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let at = 4 + length;
  for (const [path, size] of list) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, bytes.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

// Packs that are loaded when the program first reads a file in them (base/platform/Platform_page.cpp). A thread waits for that; this one
// does not.
const packs = { list: {}, of: new Map(), loading: new Map() };

function expect(list) {
  packs.list = list;
  for (const [name, pack] of Object.entries(list)) for (const path of pack.paths) packs.of.set(path, name);
}

// Of files that come later the folders are there, so that the program finds nothing missing.
function makeFolders() {
  for (const path of packs.of.keys()) FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
}

// With a bar at the upper edge, since a place of some megabytes takes a while.
async function loadLater(name) {
  if (packs.loading.size === 0) Object.assign(loading, { loaded: 0, total: 0 });
  loading.total += packs.list[name].size;
  page.coming.hidden = false;
  try {
    unpack(await load(packs.list[name]));
  } finally {
    packs.loading.delete(name);
    page.coming.hidden = packs.loading.size === 0;
  }
}

// Loads the pack of this file; false if it has none that is still to come. At the end the number at `place` is 1, or 2 after a
// failure, and who waits there is woken.
function fetchPack(path, place) {
  const name = packs.of.get(path);
  if (!name || FS.analyzePath(path).exists) return false;
  if (!packs.loading.has(name)) packs.loading.set(name, loadLater(name));
  const done = (result) => {
    const numbers = new Int32Array(wasmMemory.buffer);
    Atomics.store(numbers, place >> 2, result);
    Atomics.notify(numbers, place >> 2);
  };
  packs.loading.get(name).then(() => done(1), (problem) => {
    console.error(`${name}: ${problem.message}`);
    done(2);
  });
  return true;
}

// What the first table needs: the rest comes when it is wanted. Who has been here before has his place and his language.
function firstPacks(settings) {
  const known = (kind, name, usual) => (packs.list[`${kind}-${name}`] ? `${kind}-${name}` : `${kind}-${usual}`);
  const names = ['base', known('locale', settings.language, page.language), known('theme', settings.theme, 'tavern')];
  if (scriptToPlay()) names.push('tests');
  return names.map((name) => packs.list[name]);
}

async function keptSettings() {
  try {
    return JSON.parse(await storage.read('.config/dolmen/settings.json')) ?? {};
  } catch (problem) {
    return {};  // there are none, or they cannot be read, which the program tells
  }
}

function scriptToPlay() {
  return packs.list.tests && page.asked.get('script');
}

// ---- the program

function programArguments() {
  if (sessionStorage.getItem('goes-on')) return ['--go-on'];
  let link = location.hash.slice(1);
  try {
    link = decodeURIComponent(link);
  } catch (problem) {
    // It holds a "%" that encodes nothing: the program says what is wrong with it.
  }
  if (link.startsWith('table=')) link = `${location.origin}/#${link}`;  // an invitation to a table of the server
  const known = packs.list.tests ? ['--keep-labels'] : [];
  return link ? [...known, '--open', link] : known;
}

// A graphics card that was reset, or given to another tab, has lost the picture. What was played is kept: the page starts again
// with it, unless that was tried a moment ago.
async function startAgain() {
  const before = Number(sessionStorage.getItem('lost-picture'));
  sessionStorage.setItem('lost-picture', Date.now());
  if (Date.now() - before < 20000) return false;
  sessionStorage.setItem('goes-on', 'yes');
  for (let wait = 0; wait < 50 && !storage.quiet; ++wait) await new Promise((done) => setTimeout(done, 100));
  location.reload();
  return true;
}

// A build for tests has a pack of scripts: ?script=NAME plays one of them as the tests of the desktop do, in a folder of its own.
// A test may bring others (tests/web/picture_test.py).
function playScript(name) {
  const file = `/tests/${name}.script`;
  for (const [path, text] of Object.entries(globalThis.testFiles ?? {})) FS.writeFile(`/tests/${path}`, text);
  const words = ['--offscreen', '--script', file];
  let settings = '{"quality": "low", "opponents": ["", ""]}';  // those of tests/app/e2e/Program.h
  for (const line of FS.readFile(file, { encoding: 'utf8' }).split('\n')) {
    if (!line.startsWith('#!')) break;
    if (line.startsWith('#! settings ')) settings = line.slice(12);
    else words.push(...line.slice(2).trim().split(/\s+/));
  }
  FS.mkdirTree('/tests/config');
  FS.writeFile('/tests/config/settings.json', settings);
  if (!words.includes('--size')) words.push('--size', '1280x720');
  if (!words.includes('--frame-rate')) words.push('--frame-rate', '30');
  Object.assign(ENV, { HOME: '/tests', DOLMEN_CONFIG: '/tests/config', XDG_DATA_HOME: '/tests/data', XDG_STATE_HOME: '/tests/state' });
  FS.chdir('/tests/files');
  return words;
}

function watchPage() {
  const { canvas } = page;
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });
  canvas.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  // Keys are the program's, but for those of the browser itself.
  window.addEventListener('keydown', (event) => {
    const browsers = event.key === 'F5' || event.key === 'F12' || event.altKey || event.metaKey ||
      (event.ctrlKey && /^[ctnwrlCTNWRLIiJj+=0-]$/.test(event.key));
    if (!browsers) event.preventDefault();
  });
  window.addEventListener('hashchange', () => location.reload());  // another link
  window.addEventListener('beforeunload', (event) => {
    if (!storage.quiet) event.preventDefault();
  });
  canvas.focus();
}

async function run() {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('service-worker.js').catch(() => {});
  const texts = await fetch(`texts-${page.language}.json`);
  if (texts.ok) page.texts = await texts.json();
  await isolate();
  checkBrowser();
  await holdLibrary();
  const files = await (await fetch('files.json')).json();
  expect(files.packs);
  const wanted = [files.program, ...firstPacks(scriptToPlay() ? {} : await keptSettings())];
  loading.total = wanted.reduce((sum, file) => sum + file.size, 0);
  const [program, ...first] = await Promise.all([loadProgram(files.program), ...wanted.slice(1).map(load)]);
  tell('');
  performance.mark('all loaded');

  globalThis.Module = {
    canvas: page.canvas,
    arguments: programArguments(),
    print: (line) => console.log(line),
    printErr: (line) => console.warn(line),
    onAbort: () => stop(new Error(tr("The program has stopped."))),
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(program, imports).then((instance) => done(instance, program)).catch(stop);
      return {};
    },
    preRun: [
      () => {
        ENV.HOME = storage.home;
        ENV.DOLMEN_DATA = '/data';
        ENV.ICU_DATA = '/data/icu';
        ENV.LANG = `${page.language}.UTF-8`;
        addRunDependency('files');
        makeFolders();
        for (const pack of first) unpack(pack);
        if (scriptToPlay()) Module.arguments.push(...playScript(scriptToPlay()));
        storage.begin(storageTold).then(() => {
          performance.mark('files are there');
          removeRunDependency('files');
        }, stop);
      },
    ],
    fetchPack,
    ...exchange,
    async onExit(status, pictureLost = false) {
      console.log(`dolmen: ended with ${status}`);
      if (pictureLost && (await startAgain())) return;
      page.start.classList.remove('gone');
      page.bar.hidden = true;
      page.take.textContent = tr("Start again");
      page.take.hidden = false;
      page.take.onclick = () => location.reload();
    },
    onFirstPicture() {
      sessionStorage.removeItem('goes-on');
      page.start.classList.add('gone');
      performance.mark('first picture');
    },
  };
  watchPage();
  const script = document.createElement('script');
  script.src = 'dolmen.js';
  script.onerror = () => stop(new Error('dolmen.js'));
  document.body.append(script);
}

function storageTold(problem) {
  if (!problem) return warn('');
  console.error('storage', problem);
  warn(problem.name === 'QuotaExceededError'
    ? tr("The browser's storage is full: what you play now is lost when this page is closed.")
    : tr("The browser keeps nothing for this page: what you play now is lost when it is closed."));
}

function stop(problem) {
  page.start.classList.remove('gone');
  page.bar.hidden = true;
  tell(problem instanceof CannotRun ? problem.message : tr("Dolmen could not start: {why}", { why: problem.message ?? problem }));
  console.error(problem);
}

run().catch(stop);
