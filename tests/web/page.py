"""What all tests of the page need: a page that is served, a browser that has started it, and what its console must not say."""

import argparse
import contextlib
import json
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
# An expression of the page, true if the setting is on: as the program has written it.
FULL_SCREEN_SETTING = """((file) => FS.analyzePath(file).exists && Boolean(JSON.parse(FS.readFile(file, {encoding: 'utf8'})).fullScreen))
    ('/home/player/.config/dolmen/settings.json')"""


def unexpected(page):
    return [text for text in page.problems() if not any(known in text for known in EXPECTED)]


class Server(unittest.TestCase):
    """Serves the page at `address`."""

    folder = None  # with the page

    def setUp(self):
        self.server = subprocess.Popen([sys.executable, ROOT / "web/serve.py", self.folder, "--port", "0"], stdout=subprocess.PIPE,
                                       text=True)
        self.addCleanup(self.server.wait)
        self.addCleanup(self.server.kill)
        self.address = self.server.stdout.readline().strip()

    def enterContext(self, manager):  # from Python 3.11 on unittest has it
        stack = contextlib.ExitStack()
        self.addCleanup(stack.close)
        return stack.enter_context(manager)


class Page(Server):
    """The page in Chromium."""

    def setUp(self):
        super().setUp()
        self.profile = self.enterContext(tempfile.TemporaryDirectory())

    def visit(self, query="", before="", **looks):
        """A browser at this page. `before`: what is run there before the page's own scripts."""
        page = browser.Browser(self.profile, **looks)
        self.addCleanup(page.kill)
        page.run_first(before)
        page.open(self.address + query)
        return page

    def started(self, page):
        self.assertTrue(page.wait_for("document.getElementById('start').classList.contains('gone')", 120), page.console)


class Asking(Page):
    """The page, with questions to the program in it (docs/SCRIPTS.md) and presses on what it shows."""

    def ask(self, page, question):
        return page.evaluate(f"exchange.ask({json.dumps(question)})")

    def becomes(self, page, question, wanted):
        """Waits until the answer contains this."""
        got = ""
        for _ in range(240):
            got = self.ask(page, question)
            if wanted in got:
                return
            time.sleep(0.25)
        self.fail(f"{question}: {got!r}, expected {wanted!r}")

    def press(self, page, name):
        self.becomes(page, f"place {name}", " ")
        page.click(*map(float, self.ask(page, f"place {name}").split()))


def run(description, needs_chromium=True):
    """The tests of the program that is started, with the folder given on its command line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("folder", type=Path)
    given, rest = parser.parse_known_args()
    if needs_chromium and not browser.found():
        print("no Chromium here: the page's tests are left out")
        return
    Server.folder = given.folder
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)
