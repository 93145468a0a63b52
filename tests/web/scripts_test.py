#!/usr/bin/env python3
"""The desktop's scripts (tests/app/scripts) in the page, unchanged, each a test of its name: scripts_test.py FOLDER [Scripts.test_NAME],
where FOLDER is a page built for tests."""

from page import ROOT, Page, run


class Scripts(Page):
    def play(self, script):
        page = self.visit(f"?script={script}")
        self.assertTrue(page.wait_for("!document.getElementById('take').hidden", 300), page.console)
        self.assertIn(("log", "dolmen: ended with 0"), page.console, page.problems())


# What a page does not have (docs/WEB.md): engines that are programs, a way to quit, a folder that cannot be written.
NOT_IN_A_PAGE = ("mock-engine", 'click "Quit"', 'text "/proc/')


for file in sorted((ROOT / "tests/app/scripts").glob("*.script")):
    text = file.read_text()
    if not any(word in text for word in NOT_IN_A_PAGE):
        setattr(Scripts, f"test_{file.stem}", lambda self, script=file.stem: self.play(script))


if __name__ == "__main__":
    run(__doc__)
