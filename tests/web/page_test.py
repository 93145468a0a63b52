#!/usr/bin/env python3
"""The page in a real browser: page_test.py FOLDER, where FOLDER is a page built for tests (build/web-tests). Without a browser it says
so and succeeds."""

import json
import time

from page import FULL_SCREEN_SETTING, Asking, run, unexpected

SCRIPTS = ("controls", "tactiki-hand-over-tells", "keys-in-menus", "clocks")  # of tests/app/scripts


class Starts(Asking):
    def test_starts_with_an_empty_console(self):
        page = self.visit()
        self.started(page)
        time.sleep(2)
        self.assertEqual(unexpected(page), [])

    def test_has_icons(self):
        page = self.visit()
        self.started(page)
        found = page.evaluate("""Promise.all(['favicon.ico', ...[...document.querySelectorAll('link[rel~=icon]')].map((link) => link.href)]
            .map(async (address) => { const icon = await createImageBitmap(await (await fetch(address)).blob()); return icon.width; }))""")
        self.assertEqual(found, [64, 64, 256])

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

    def test_a_field_brings_the_keyboard_of_a_phone(self):
        page = self.visit(width=390, height=844, density=2, touch=True)
        self.started(page)
        scale = page.evaluate("page.canvas.clientWidth / page.canvas.width")
        focused = "document.activeElement.id === 'typing'"
        for name in ("With others", "Your name"):
            self.assertFalse(page.evaluate(focused))
            self.becomes(page, f"place {name}", " ")
            x, y = map(float, self.ask(page, f"place {name}").split())
            page.tap(x * scale, y * scale)
            time.sleep(2)
        self.assertTrue(page.wait_for(focused, 20))

    def test_fills_the_screen_and_gives_it_back(self):
        page = self.visit()
        self.started(page)

        def fills(on):
            self.assertTrue(page.wait_for(f"(document.fullscreenElement === document.documentElement) === {json.dumps(on)}", 30))
            self.assertTrue(page.wait_for(f"({FULL_SCREEN_SETTING}) === {json.dumps(on)}", 30), f"the setting does not become {on}")

        for on in (True, False, True):
            page.key("F11")
            fills(on)
        page.evaluate("document.exitFullscreen()")  # as the browser's own keys do
        fills(False)
        self.press(page, "Settings")
        self.press(page, "Full screen")
        self.press(page, "Keep")
        fills(True)
        page.open(self.address + "?again")
        self.started(page)
        fills(False)
        self.assertEqual(unexpected(page), [])

    def test_a_refused_full_screen_is_off_again(self):
        page = self.visit(before="globalThis.asked = 0; Element.prototype.requestFullscreen = "
                                 "() => Promise.reject(new TypeError(String(++globalThis.asked)))")
        self.started(page)
        for times in (1, 2):  # else the second press would only turn the setting off
            page.key("F11")
            self.assertTrue(page.wait_for(f"globalThis.asked === {times}", 30))
            time.sleep(3)
        self.assertEqual(unexpected(page), [])

    def test_full_screen_is_not_offered_where_there_is_none(self):
        page = self.visit(before="delete Document.prototype.fullscreenEnabled; delete Document.prototype.fullscreenElement; "
                                 "delete Element.prototype.requestFullscreen")  # as on iPhones
        self.started(page)
        page.key("F11")
        self.press(page, "Settings")
        self.becomes(page, "labels", "Quality")
        self.assertNotIn("Full screen", self.ask(page, "labels"))
        self.assertEqual(unexpected(page), [])

    def test_scripts_run_as_on_a_desktop(self):
        for name in SCRIPTS:
            with self.subTest(name):
                page = self.visit(f"?script={name}")
                self.assertTrue(page.wait_for("!document.getElementById('take').hidden", 300), page.console)
                self.assertIn(("log", "dolmen: ended with 0"), page.console, page.problems())
                page.kill()


if __name__ == "__main__":
    run(__doc__)
