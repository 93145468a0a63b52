#!/usr/bin/env python3
"""What a page weighs and how long it takes: measure.py FOLDER, where FOLDER is a page (build/web). Prints the tables of docs/WEB.md. The
times are those of the browser's own clock, and a software driver draws."""

import argparse
import functools
import http.server
import json
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import browser

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "web"))
import serve  # noqa: E402
FIRST = ("index.html", "page.css", "page.js", "storage.js", "exchange.js", "texts-en.json", "files.json", "dolmen.js", "dolmen.worker.js",
         "dolmen.wasm", "base.pack", "locale-en.pack", "theme-tavern.pack")
# Milliseconds from the first byte of the page, and bytes of memory.
ASKED = """JSON.stringify({
    first: performance.getEntriesByType('navigation')[0].responseStart,
    marks: Object.fromEntries(performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime])),
    picture: performance.getEntriesByType('resource').find((one) => one.name.endsWith('start.jpg'))?.responseEnd ?? 0,
    memory: wasmMemory.buffer.byteLength})"""


def sent(folder, name):
    """Bytes of a file as a server sends it that has the compressed copies."""
    packed = folder / (name + ".br")
    return (packed if packed.exists() else folder / name).stat().st_size


def sizes(folder):
    print("| file | megabytes | as it is sent |\n|---|---|---|")
    rest = sorted({file.name for file in folder.iterdir() if file.suffix in (".pack", ".jpg", ".png")} - set(FIRST))
    small = [name for name in FIRST if (folder / name).stat().st_size < 100000]

    def row(title, names):
        whole = sum((folder / name).stat().st_size for name in names)
        print(f"| {title} | {whole / 1e6:.2f} | {sum(sent(folder, name) for name in names) / 1e6:.2f} |")

    for name in FIRST:
        if name not in small:
            row(f"`{name}`", [name])
    row("what else the first table needs", small)
    row("**to the first table**", FIRST)
    for name in rest:
        row(f"`{name}`, when it is wanted", [name])


class Line:
    """A line of this many bytes a second, which all connections share."""

    def __init__(self, speed):
        self._speed = speed
        self._lock = threading.Lock()
        self._free = 0  # when it is

    def wait_for(self, size):
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / self._speed
            due = self._free
        time.sleep(max(0, due - time.monotonic()))


class SlowHandler(serve.Handler):
    line = None

    def copyfile(self, source, outputfile):
        while part := source.read(16384):
            if self.line:
                self.line.wait_for(len(part))
            outputfile.write(part)


def served(folder):
    """A server of this folder, and its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(SlowHandler, directory=folder))
    server.plain = False
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def visit(address, profile):
    page = browser.Browser(profile)
    page.open(address)
    if not page.wait_for("performance.getEntriesByName('first picture').length", 120):
        raise RuntimeError(str(page.console))
    return page, json.loads(page.evaluate(ASKED))


def times(address, megabits, repeats):
    names = ("all loaded", "files are there", "first picture")
    print(f"\n| start | {' | '.join(('its picture', *names))} | memory, MB |\n|---|---|---|---|---|---|")
    slow = Line(megabits * 125000)
    for title, line in ((f"first visit, {megabits} Mbit/s", slow), ("first visit, same computer", None), ("second visit", None)):
        SlowHandler.line = line
        rows = []
        for _ in range(repeats):
            with tempfile.TemporaryDirectory() as profile:
                if title == "second visit":
                    visit(address, profile)[0].close()
                page, told = visit(address, profile)
                page.kill()
                rows.append([told["picture"] - told["first"], *(told["marks"][name] - told["first"] for name in names), told["memory"]])
        *whens, memory = (statistics.median(column) for column in zip(*rows))
        print(f"| {title} | {' | '.join(f'{when / 1000:.1f} s' for when in whens)} | {memory / 2 ** 20:.0f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--megabits", type=int, default=20, help="of the slow line, per second")
    parser.add_argument("--repeats", type=int, default=3)
    given = parser.parse_args()
    sizes(given.folder)
    times(served(given.folder), given.megabits, given.repeats)


if __name__ == "__main__":
    main()
