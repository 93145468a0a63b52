#!/usr/bin/env python3
"""The page that a host of tables serves, as the way in for friends without the program: far_test.py FOLDER, where FOLDER is a page built
for tests. It needs a native dolmen-engine, which holds the tables."""

import subprocess
import tempfile
import time

from page import ROOT, Asking, run, unexpected

ENGINES = [ROOT / "build" / preset / "bin/dolmen-engine" for preset in ("release", "core")]


def first_empty(tps):
    """The first empty square of a position from its nearest rank, "a1" …; None if there is none."""
    for rank, row in enumerate(reversed(tps.split()[0].split("/")), 1):
        file = 0
        for part in row.split(","):
            if part[0] == "x":
                return "abcdefgh"[file] + str(rank)
            file += 1
    return None


class FarAway(Asking):
    def setUp(self):
        engine = next((engine for engine in ENGINES if engine.exists()), None)
        if not engine:
            self.skipTest("no dolmen-engine is built")
        self.profile = self.enterContext(tempfile.TemporaryDirectory())
        tables = self.enterContext(tempfile.TemporaryDirectory())
        self.host = subprocess.Popen([engine, "host", tables, "--loopback", "--thinking", "200", "--page", self.folder],
                                     stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.host.wait)
        self.addCleanup(self.host.kill)
        self.host.stdout.readline()
        self.address = self.host.stdout.readline().split()[-1]

    def come(self, query="", **looks):
        page = self.visit(query, **looks)
        self.started(page)
        return page

    def test_a_table_is_made_at_the_host_and_played_to_its_end(self):
        page = self.come(more=("--ignore-certificate-errors",))
        self.assertTrue(page.evaluate("crossOriginIsolated"))
        self.becomes(page, "screen", "together")
        self.press(page, "Make a table there")
        self.becomes(page, "screen", "host table")
        time.sleep(2)  # the form slides into the picture
        self.press(page, "Start")
        self.becomes(page, "screen", "waiting room")
        time.sleep(2)
        self.press(page, "Black")
        time.sleep(1)
        self.press(page, "Level 1: First evening")
        self.becomes(page, "text", "the game can begin")
        self.press(page, "Start")
        self.becomes(page, "screen", "play")
        self.becomes(page, "thinking", "no")
        self.play_on(page)
        self.assertEqual(unexpected(page), [])

    def play_on(self, page):
        """Places stones, always on the first empty square, and waits for the answers, until the game is over."""
        while not self.is_over(page):
            self.becomes(page, "moving", "no")
            moves = self.ask(page, "moves")
            square = first_empty(self.ask(page, "position"))
            self.assertTrue(square, moves)
            page.click(*map(float, self.ask(page, f"place @{square}").split()))
            end = time.monotonic() + 60
            while not self.is_over(page) and int(self.ask(page, "ply")) < len(moves.split()) + 2:
                self.assertLess(time.monotonic(), end, self.ask(page, "text"))
                time.sleep(0.2)

    def is_over(self, page):
        return self.ask(page, "result") != "*"


if __name__ == "__main__":
    run(__doc__)
