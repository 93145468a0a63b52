#!/usr/bin/env python3
"""The desktop's scripts (tests/app/scripts) in the page, unchanged: scripts_test.py FOLDER, where FOLDER is a page built for tests."""

from page import ROOT, Page, run


def starts_programs(script):
    """Engines of others, which a page cannot start (docs/WEB.md)."""
    return "mock-engine" in script.read_text()


class Scripts(Page):
    def test_play_to_their_ends(self):
        page = self.visit("icon-256.png")
        for file in sorted((ROOT / "tests/app/scripts").glob("*.script")):
            if starts_programs(file):
                continue
            with self.subTest(file.stem):
                page.console.clear()
                page.open(self.address + "icon-256.png")
                page.open(f"{self.address}?script={file.stem}")
                self.assertTrue(page.wait_for("!document.getElementById('take').hidden", 300), page.console)
                self.assertIn(("log", "dolmen: ended with 0"), page.console, page.problems())


if __name__ == "__main__":
    run(__doc__)
