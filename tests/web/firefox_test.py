#!/usr/bin/env python3
"""The page in Firefox: firefox_test.py FOLDER, where FOLDER is a page built for tests. Without Firefox and Xvfb it says so and succeeds.
Firefox is driven by its own protocol, Marionette, in a window of an invisible screen."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

from page import FULL_SCREEN_SETTING, Server, run

F11, ESCAPE = "\ue03b", "\ue00c"
PREFERENCES = {
    "marionette.port": 0,  # any that is free; it is then in a file of the profile
    "webgl.force-enabled": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "browser.aboutwelcome.enabled": False,
    "app.update.enabled": False,
    "media.autoplay.default": 0,
}


def found():
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """Firefox with one page, 1280 × 720 and its own bars above."""

    def __init__(self, profile):
        with open(f"{profile}/user.js", "w") as out:
            out.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        port_file = f"{profile}/MarionetteActivePort"
        with contextlib.suppress(FileNotFoundError):
            os.remove(port_file)  # of one that was killed
        command = ["xvfb-run", "-a", "-s", "-screen 0 1280x860x24", found(), "--marionette", "--no-remote", "--width", "1280", "--height",
                   "860", "--profile", profile, "about:blank"]
        self._process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                         env={**os.environ, "HOME": profile})
        self._socket = self._connect(port_file)
        self._read()  # its greeting
        self._number = 0
        self.ask("WebDriver:NewSession")

    def _connect(self, port_file, patience=90):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                with open(port_file) as file:
                    return socket.create_connection(("127.0.0.1", int(file.read())), timeout=180)
            except (OSError, ValueError):
                time.sleep(0.5)
        self.kill()
        raise RuntimeError("Firefox does not answer")

    def _read(self):
        """A message: its length, a colon, JSON."""
        length = b""
        while not length.endswith(b":"):
            length += self._socket.recv(1)
        left, parts = int(length[:-1]), []
        while left > 0:
            parts.append(self._socket.recv(left))
            left -= len(parts[-1])
        return json.loads(b"".join(parts))

    def ask(self, command, **given):
        self._number += 1
        text = json.dumps([0, self._number, command, given]).encode()
        self._socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, problem, result = self._read()
        if problem:
            raise RuntimeError(f"{command}: {problem['message']}")
        return result

    def evaluate(self, script):
        asynchronous = f"const [done] = arguments; Promise.resolve((() => ({script}))()).then(done, (why) => done(String(why)))"
        return self.ask("WebDriver:ExecuteAsyncScript", script=asynchronous, args=[], sandbox=None)["value"]

    def wait_for(self, script, patience=180):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                if self.evaluate(f"Promise.resolve({script}).then(Boolean)"):
                    return True
            except RuntimeError:
                pass  # while the page is loading
            time.sleep(0.3)
        return False

    def click(self, x, y):
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}, {"type": "pause", "duration": 300}]
        presses = [{"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 100}, {"type": "pointerUp", "button": 0}]
        self.ask("WebDriver:PerformActions", actions=[{**pointer, "actions": moves + presses}])

    def key(self, key):
        presses = [{"type": "keyDown", "value": key}, {"type": "pause", "duration": 100}, {"type": "keyUp", "value": key}]
        self.ask("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": presses}])

    def kill(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@unittest.skipUnless(found() and shutil.which("xvfb-run"), "no Firefox or no Xvfb here")
class InFirefox(Server):
    def visit(self, profile):
        firefox = Firefox(profile)
        self.addCleanup(firefox.kill)
        firefox.ask("WebDriver:SetTimeouts", script=120000, pageLoad=120000)
        firefox.ask("WebDriver:Navigate", url=self.address)
        self.assertTrue(firefox.wait_for("document.getElementById('start').classList.contains('gone')"))
        return firefox

    def becomes(self, firefox, question, wanted):
        self.assertTrue(firefox.wait_for(f"exchange.ask('{question}').then((answer) => answer.includes('{wanted}'))"))

    def press(self, firefox, name):
        place = None
        for _ in range(100):  # until it stands still
            before, place = place, firefox.evaluate(f"exchange.ask('place {name}')")
            if place and place == before:
                break
            time.sleep(0.3)
        self.assertTrue(place)
        firefox.click(*map(float, place.split()))

    def test_a_turn_is_played_and_there_after_a_kill(self):
        profile = self.enterContext(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        firefox = self.visit(profile)
        self.press(firefox, "Play")
        self.becomes(firefox, "screen", "play")
        self.becomes(firefox, "thinking", "no")
        before = firefox.evaluate("exchange.ask('ply')")
        for square in ("@a1", "@c3"):  # one of them is free
            self.press(firefox, square)
        self.assertTrue(firefox.wait_for(f"exchange.ask('ply').then((ply) => ply > {before})"))
        first = firefox.evaluate("exchange.ask('moves')").split()[0]
        self.assertTrue(firefox.wait_for("storage.quiet"))
        firefox.kill()
        again = self.visit(profile)
        self.press(again, "Go on")
        self.becomes(again, "screen", "play")
        self.assertTrue(again.evaluate("exchange.ask('moves')").startswith(first))

    def test_escape_ends_full_screen_and_the_setting_follows(self):
        firefox = self.visit(self.enterContext(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        before = firefox.evaluate("innerHeight")

        def fills(on):
            wanted = json.dumps(on)
            self.assertTrue(firefox.wait_for(f"(document.fullscreenElement !== null) === {wanted}", 30))
            self.assertTrue(firefox.wait_for(f"({FULL_SCREEN_SETTING}) === {wanted}", 60), f"the setting does not become {on}")

        firefox.key(F11)
        fills(True)
        self.assertTrue(firefox.wait_for("innerHeight === screen.height", 30))
        firefox.key(ESCAPE)
        fills(False)
        self.assertTrue(firefox.wait_for(f"innerHeight === {before}", 30))
        self.press(firefox, "Settings")
        self.becomes(firefox, "screen", "settings")
        self.press(firefox, "Full screen")
        self.press(firefox, "Keep")  # drawn where it is seen, so that the click meets it
        fills(True)


if __name__ == "__main__":
    run(__doc__, needs_chromium=False)
