// Keeps the player's files, which the program sees below /home/player, in the browser's IndexedDB. Every change of emscripten's file
// system in memory (FS, MEMFS) is noted there, and all changes up to a moment are written together, in one transaction. So a tab that is killed leaves a state that the program had a moment before, as a
// power cut leaves a disk: SQLite's journal can cope with that. A file lies in blocks, so that a turn in a large archive writes
// a few of them and not all.

'use strict';

/* global FS, MEMFS */

const storage = (() => {
  const home = '/home/player';
  const blockSize = 65536;

  let database = null;
  let writing = false;
  const changed = new Map();  // path -> 'gone', or { blocks: Set, all }
  let listener = () => {};

  const asked = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  const blocksOf = (path) => IDBKeyRange.bound([path, 0], [path, Infinity]);

  async function open() {
    const request = indexedDB.open('dolmen', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files');   // path -> { size, mode, time } or { folder }
      request.result.createObjectStore('blocks');  // [path, number] -> bytes
    };
    database = await asked(request);
    database.onversionchange = () => database.close();
    // So that the browser does not clear it away.
    if (navigator.storage && navigator.storage.persist) navigator.storage.persist();
  }

  // Builds the files in memory as they were kept.
  async function restore() {
    for (let at = home.indexOf('/', 1); at > 0; at = home.indexOf('/', at + 1)) makeFolder(home.slice(0, at));
    makeFolder(home);
    const reading = database.transaction(['files', 'blocks']);
    const files = reading.objectStore('files');
    const blocks = reading.objectStore('blocks');
    const [paths, records] = await Promise.all([asked(files.getAllKeys()), asked(files.getAll())]);
    for (let i = 0; i < paths.length; ++i) {
      if (records[i].folder) {
        makeFolder(paths[i]);
        continue;
      }
      const content = new Uint8Array(records[i].size);
      const range = blocksOf(paths[i]);
      const [keys, parts] = await Promise.all([asked(blocks.getAllKeys(range)), asked(blocks.getAll(range))]);
      keys.forEach((key, k) => {
        const begin = key[1] * blockSize;
        if (begin < content.length) content.set(parts[k].subarray(0, content.length - begin), begin);
      });
      makeFolder(paths[i].slice(0, paths[i].lastIndexOf('/')));
      FS.writeFile(paths[i], content, { canOwn: true });
      FS.chmod(paths[i], records[i].mode);
      FS.utime(paths[i], records[i].time, records[i].time);
    }
    changed.clear();
  }

  function makeFolder(path) {
    if (!FS.analyzePath(path).exists) FS.mkdirTree(path);
  }

  const isKept = (path) => path === home || path.startsWith(home + '/');

  function note(path, begin, end) {
    if (!isKept(path)) return;
    let change = changed.get(path);
    if (!change || change === 'gone') changed.set(path, (change = { blocks: new Set(), all: change === 'gone' }));
    for (let block = Math.floor(Math.max(begin, 0) / blockSize); block * blockSize < end; ++block) change.blocks.add(block);
    keepSoon();
  }

  function noteWhole(path, node) {
    if (FS.isDir(node.mode)) {
      note(path, 0, 0);
      for (const name of Object.keys(node.contents)) noteWhole(path + '/' + name, node.contents[name]);
    } else {
      changed.set(path, { blocks: new Set(), all: true });
      note(path, 0, node.usedBytes);
    }
  }

  function noteGone(path, node) {
    if (!isKept(path)) return;
    if (node && FS.isDir(node.mode))
      for (const name of Object.keys(node.contents)) noteGone(path + '/' + name, node.contents[name]);
    changed.set(path, 'gone');
    keepSoon();
  }

  let scheduled = false;
  function keepSoon() {
    if (scheduled || !database) return;
    scheduled = true;
    // After what the program does in one go on this thread.
    queueMicrotask(() => {
      scheduled = false;
      if (!writing) keep();
    });
  }

  function keep() {
    if (changed.size === 0) return;
    writing = true;
    const work = new Map(changed);
    changed.clear();
    let transaction;
    try {
      transaction = database.transaction(['files', 'blocks'], 'readwrite', { durability: 'relaxed' });
      for (const [path, change] of work) keepFile(transaction, path, change);
    } catch (problem) {
      return failed(problem, work);
    }
    transaction.oncomplete = () => {
      writing = false;
      listener(null);
      keep();
    };
    transaction.onabort = () => failed(transaction.error, work);
  }

  // What could not be kept, as on a full disk, is tried again with the next change.
  function failed(problem, work) {
    writing = false;
    for (const [path, change] of work) {
      const later = changed.get(path);
      if (!later) changed.set(path, change);
      else if (later !== 'gone') later.all = true;
    }
    listener(problem);
  }

  function keepFile(transaction, path, change) {
    const files = transaction.objectStore('files');
    const blocks = transaction.objectStore('blocks');
    const found = change === 'gone' ? { exists: false } : FS.analyzePath(path, true);
    if (!found.exists) {
      files.delete(path);
      blocks.delete(blocksOf(path));
      return;
    }
    const node = found.object;
    if (FS.isDir(node.mode)) {
      files.put({ folder: true }, path);
      return;
    }
    const size = node.usedBytes;
    const content = node.contents;
    files.put({ size, mode: node.mode & 0o777, time: node.timestamp }, path);
    const last = Math.ceil(size / blockSize);
    if (change.all) blocks.delete(blocksOf(path));
    else blocks.delete(IDBKeyRange.bound([path, last], [path, Infinity]));
    const numbers = change.all ? Array.from({ length: last }, (_, i) => i) : change.blocks;
    for (const number of numbers) {
      const begin = number * blockSize;
      if (begin < size) blocks.put(content.slice(begin, Math.min(begin + blockSize, size)), [path, number]);
    }
  }

  // Notes what the program changes from now on.
  function watch() {
    const pathOf = (node) => FS.getPath(node);
    // Before the operations are noted, a first file must exist: only then MEMFS has its table of operations.
    const stream = MEMFS.ops_table.file.stream;
    const fileNode = MEMFS.ops_table.file.node;
    const folderNode = MEMFS.ops_table.dir.node;

    const { write } = stream;
    stream.write = (file, buffer, offset, length, position, canOwn) => {
      const written = write(file, buffer, offset, length, position, canOwn);
      const begin = position === undefined ? file.position : position;
      note(pathOf(file.node), begin, begin + written);
      return written;
    };
    const { setattr } = fileNode;
    fileNode.setattr = (node, attributes) => {
      const before = node.usedBytes;
      setattr(node, attributes);
      note(pathOf(node), Math.min(before, node.usedBytes) - 1, Math.max(before, node.usedBytes));
    };
    const { mknod, rename, unlink, rmdir } = folderNode;
    folderNode.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      note(pathOf(parent) + '/' + name, 0, 0);
      return node;
    };
    folderNode.rename = (node, folder, name) => {
      const before = pathOf(node);
      noteGone(before, node);
      rename(node, folder, name);
      const after = pathOf(folder) + '/' + name;
      if (isKept(after)) noteWhole(after, node);
    };
    folderNode.unlink = (parent, name) => {
      unlink(parent, name);
      noteGone(pathOf(parent) + '/' + name);
    };
    folderNode.rmdir = (parent, name) => {
      rmdir(parent, name);
      noteGone(pathOf(parent) + '/' + name);
    };
  }

  return {
    home,
    // The text of a kept file, before the program and its file system are there. `path`: below the player's folder.
    async read(path) {
      if (!database) await open();
      const reading = database.transaction('blocks').objectStore('blocks');
      const parts = await asked(reading.getAll(blocksOf(`${home}/${path}`)));
      return new Blob(parts).text();
    },
    async begin(told) {
      listener = told;
      makeFolder(home);
      FS.writeFile(home + '/.begun', '');
      FS.unlink(home + '/.begun');
      try {
        if (!database) await open();
        await restore();
      } catch (problem) {  // the browser forbids it, as in a private window: the player is told, and can play
        database = null;
        listener(problem);
      }
      watch();
    },
    // For a page that is being left: whether all is kept.
    get quiet() {
      return !writing && changed.size === 0;
    },
  };
})();

globalThis.storage = storage;  // tests look at it from outside
