#!/usr/bin/env python3
"""The desktop's scripts (tests/app/scripts) in the page, unchanged, each a test of its name: scripts_test.py FOLDER [Scripts.test_NAME],
where FOLDER is a page built for tests."""

from page import ROOT, Page, run


class Scripts(Page):
    def play(self, script):
        page = self.visit(f"?script={script}")
        self.assertTrue(page.wait_for("!document.getElementById('take').hidden", 300), page.console)
        self.assertIn(("log", "dolmen: ended with 0"), page.console, page.problems())


def starts_programs(script):
    """Engines of others, which a page cannot start (docs/WEB.md)."""
    return "mock-engine" in script.read_text()


for file in sorted((ROOT / "tests/app/scripts").glob("*.script")):
    if not starts_programs(file):
        setattr(Scripts, f"test_{file.stem}", lambda self, script=file.stem: self.play(script))


if __name__ == "__main__":
    run(__doc__)
