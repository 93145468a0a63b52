// What dolmen-engine needs in order to run in node instead of a page. Its other threads read this, too, but get all from the first.
if (require('worker_threads').isMainThread) {
    Module['wasmBinary'] = require('fs').readFileSync(__dirname + '/dolmen-engine.wasm'); // otherwise it is fetched, as by a page
    Module['fetchPack'] = () => false; // all files are there
    Module['preRun'] = () => Object.assign(ENV, process.env);
}
