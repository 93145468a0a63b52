#!/usr/bin/env python3
"""What the page and the browser give each other: exchange_test.py FOLDER, where FOLDER is a page built for tests."""

import json
import tempfile
import time
from pathlib import Path

from page import Asking, run, unexpected

# "1. a1 e5 2. c3 c4" by Ann and Bo, at its third turn.
LINK = "#game=NoZQlgXgpgBARAVjgXQFDAAoBsCGBPKAJwEZ4BBAOwpXW3yICZ4AhAextWIDoYdSoEqBjwDGAZhgiALKiA&ply=3"
GAME = '[Size "5"]\n[Player1 "Cy"]\n[Player2 "Di"]\n\n1. a1 e5\n2. b2 b3\n'
LOSES_ITS_PICTURE = "setTimeout(() => GL.currentContext?.GLctx.getExtension('WEBGL_lose_context').loseContext(), 5000)"


class Exchange(Asking):
    def bring(self, page, event, kind, add):
        """What a person drops on the page or pastes into it."""
        page.evaluate(f"(() => {{ const given = new DataTransfer(); {add}; window.dispatchEvent(new {event}('{kind}', "
                      "{dataTransfer: given, clipboardData: given, cancelable: true})); })()")

    def at_the_link(self, **looks):
        page = self.visit(LINK, **looks)
        self.started(page)
        self.becomes(page, "players", "Ann, Bo")
        return page

    def test_a_link_opens_at_its_turn(self):
        page = self.at_the_link()
        self.becomes(page, "ply", "3")
        self.assertEqual(unexpected(page), [])

    def test_files_and_texts_are_brought(self):
        page = self.at_the_link()
        self.bring(page, "DragEvent", "drop", f"given.items.add(new File([{json.dumps(GAME)}], 'a game.ptn'))")
        self.becomes(page, "players", "Cy, Di")
        other = GAME.replace("Cy", "Eve")
        self.bring(page, "ClipboardEvent", "paste", f"given.setData('text/plain', {json.dumps(other)})")
        self.becomes(page, "players", "Eve, Di")
        self.assertEqual(unexpected(page), [])

    def test_a_file_comes_by_the_browsers_dialog(self):
        page = self.visit()
        self.started(page)
        file = Path(self.profile) / "chosen.ptn"
        file.write_text(GAME)
        page.answer_file_dialog(file)
        self.press(page, "Open a game file")
        self.press(page, "Choose a file of this device …")
        self.becomes(page, "players", "Cy, Di")

    def test_a_saved_game_is_downloaded(self):
        page = self.at_the_link()
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        page.downloads_to(folder)
        page.key("s", code="KeyS", control=True)
        self.press(page, "Save")
        for _ in range(120):
            files = list(folder.glob("*.ptn"))
            if files:
                break
            time.sleep(0.25)
        self.assertEqual(len(files), 1)
        self.assertIn("c3 c4", files[0].read_text())

    def test_a_lost_picture_comes_back_with_the_game(self):
        page = self.visit()
        self.started(page)
        self.press(page, "Play")
        self.becomes(page, "screen", "play")
        self.becomes(page, "thinking", "no")
        before = self.ask(page, "moves")
        for square in ("@a1", "@c3"):  # one of them is free
            self.press(page, square)
        for _ in range(120):
            if self.ask(page, "moves") != before:
                break
            time.sleep(0.25)
        first = self.ask(page, "moves").split()[0]
        page.evaluate("globalThis.isTheFirst = true")
        page.evaluate_in_threads(LOSES_ITS_PICTURE)
        self.assertTrue(page.wait_for("!globalThis.isTheFirst", 60), "the page did not start again")
        self.started(page)
        self.becomes(page, "screen", "play")
        self.assertIn(first, self.ask(page, "moves"))

    def test_storage_that_is_forbidden_or_full_is_told(self):
        faults = {
            "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }": "keeps nothing",
            "IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); }": "storage is full",
        }
        for fault, told in faults.items():
            with self.subTest(told):
                page = self.visit(before=fault)
                self.started(page)
                self.press(page, "Play")
                self.becomes(page, "screen", "play")
                self.assertTrue(page.wait_for(f"document.getElementById('warning').textContent.includes('{told}')", 60))
                page.kill()


if __name__ == "__main__":
    run(__doc__)
