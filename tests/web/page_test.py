#!/usr/bin/env python3
"""The page in a real browser: page_test.py FOLDER, where FOLDER is a page built for tests (build/web-tests). Without a browser it says
so and succeeds."""

import argparse
import contextlib
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import browser

ROOT = Path(__file__).resolve().parents[2]
# What the browser says of sound: SDL's way to play it, and that it waits for a first touch.
EXPECTED = ("ScriptProcessorNode is deprecated", "AudioContext was not allowed to start")
SCRIPTS = ("controls", "tactiki-hand-over-tells", "keys-in-menus", "clocks")  # of tests/app/scripts


def unexpected(page):
    return [text for text in page.problems() if not any(known in text for known in EXPECTED)]


class Page(unittest.TestCase):
    folder = None

    def setUp(self):
        self.profile = self.enterContext(tempfile.TemporaryDirectory())
        self.server = subprocess.Popen([sys.executable, ROOT / "web/serve.py", self.folder, "--port", "0"], stdout=subprocess.PIPE,
                                       text=True)
        self.addCleanup(self.server.wait)
        self.addCleanup(self.server.kill)
        self.address = self.server.stdout.readline().strip()

    def enterContext(self, manager):  # from Python 3.11 on unittest has it
        stack = contextlib.ExitStack()
        self.addCleanup(stack.close)
        return stack.enter_context(manager)

    def visit(self, query="", **looks):
        page = browser.Browser(self.profile, **looks)
        self.addCleanup(page.kill)
        page.open(self.address + query)
        return page

    def started(self, page):
        self.assertTrue(page.wait_for("document.getElementById('start').classList.contains('gone')", 120), page.console)

    def test_starts_with_an_empty_console(self):
        page = self.visit()
        self.started(page)
        time.sleep(2)
        self.assertEqual(unexpected(page), [])

    def test_keeps_a_turn_although_the_tab_is_killed(self):
        # What SQLite has written of the game, in the database and in its journal.
        written = ("['', '-wal'].map((end) => '/home/player/.local/share/dolmen/games.sqlite' + end)"
                   ".map((path) => FS.analyzePath(path).exists ? FS.stat(path).size : 0).reduce((sum, size) => sum + size)")
        page = self.visit()
        self.started(page)
        time.sleep(5)
        empty = page.evaluate(written)
        page.click(200, 218)  # Play
        time.sleep(8)
        page.click(640, 400)
        time.sleep(5)
        self.assertTrue(page.wait_for("storage.quiet", 30))
        kept = page.evaluate(written)
        self.assertGreater(kept, empty)
        page.kill()
        again = self.visit()
        self.started(again)
        self.assertGreaterEqual(again.evaluate(written), kept)

    def test_starts_without_a_net(self):
        page = self.visit()
        self.started(page)
        self.assertTrue(page.wait_for("navigator.serviceWorker.controller", 30))
        page.open(self.address)  # now through the service worker, which keeps what it sees
        self.started(page)
        page.close()
        self.server.kill()
        self.server.wait()
        offline = self.visit()
        self.started(offline)

    def test_a_second_tab_offers_to_take_over(self):
        page = self.visit()
        self.started(page)
        other = page.second(self.address)
        self.assertTrue(other.wait_for("!document.getElementById('take').hidden", 60))
        other.evaluate("document.getElementById('take').click()")
        self.started(other)

    def test_takes_a_touch_on_a_small_dense_screen(self):
        page = self.visit(width=390, height=844, density=2, touch=True)
        self.started(page)
        page.tap(195, 420)
        time.sleep(1)
        self.assertEqual(unexpected(page), [])

    def test_scripts_run_as_on_a_desktop(self):
        for name in SCRIPTS:
            with self.subTest(name):
                page = self.visit(f"?script={name}")
                self.assertTrue(page.wait_for("!document.getElementById('take').hidden", 300), page.console)
                self.assertIn(("log", "dolmen: ended with 0"), page.console, page.problems())
                page.kill()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    given, rest = parser.parse_known_args()
    if not browser.found():
        print("no Chromium here: the page's tests are left out")
        return
    Page.folder = given.folder
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)


if __name__ == "__main__":
    main()
