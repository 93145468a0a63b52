"""Drives a headless Chromium by its own protocol, over pipes: what a person does with a page, and what the page says."""

import base64
import json
import os
import queue
import shutil
import signal
import subprocess
import threading
import time

NAMES = ("chromium", "chromium-browser", "google-chrome")
OPTIONS = ("--headless=new", "--no-sandbox", "--no-first-run", "--no-default-browser-check", "--remote-debugging-pipe",
           "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
           "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-renderer-backgrounding",
           "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows", "--mute-audio")


def found():
    """The browser's program, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """A browser with one page. `profile`: the folder of what it keeps, which outlives it. `more`: options of its command line."""

    def __init__(self, profile, width=1280, height=720, density=1, touch=False, more=()):
        self._looks = {"width": width, "height": height, "density": density, "touch": touch}
        to_browser, commands = os.pipe()
        answers, from_browser = os.pipe()

        def connect():  # the browser reads commands from 3 and answers on 4
            os.setsid()
            os.dup2(to_browser, 103)
            os.dup2(from_browser, 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        self.process = subprocess.Popen(
            [found(), *OPTIONS, *more, f"--user-data-dir={profile}", f"--window-size={width},{height + 90}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self._commands = os.fdopen(commands, "wb", buffering=0)
        self._answers = os.fdopen(answers, "rb", buffering=0)
        self._waiting = {}
        self._number = 0
        self.console = []  # (kind, text) of all that the page has said
        self._workers = []  # sessions of the page's threads
        threading.Thread(target=self._listen, daemon=True).start()
        self._session = None
        self._session = self._new_tab()

    def _new_tab(self):
        page = self._send("Target.createTarget", url="about:blank")["targetId"]
        session = self._send("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        before, self._session = self._session, session
        looks = self._looks
        for domain in ("Runtime", "Log", "Page", "Network"):
            self._send(f"{domain}.enable")
        self._send("Emulation.setFocusEmulationEnabled", enabled=True)
        self._send("Emulation.setDeviceMetricsOverride", width=looks["width"], height=looks["height"],
                   deviceScaleFactor=looks["density"], mobile=looks["touch"])
        if looks["touch"]:
            self._send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self._session = before
        return session

    def second(self, address):
        """Another tab of the same browser, which is also driven by the object returned."""
        other = object.__new__(Browser)
        other.__dict__ = dict(self.__dict__)
        session, self._session = self._session, None
        other._session = self._new_tab()
        self._session = session
        other.open(address)
        return other

    # ---- the protocol

    def _listen(self):
        rest = b""
        while part := self._answers.read(1 << 20):
            *messages, rest = (rest + part).split(b"\0")
            for message in messages:
                self._take(json.loads(message))
        self._answers.close()

    def _take(self, message):
        if "id" in message:
            self._waiting.pop(message["id"]).put(message)
            return
        given = message.get("params", {})
        if message["method"] == "Runtime.consoleAPICalled":
            words = [str(word.get("value", word.get("description", ""))) for word in given["args"]]
            self.console.append((given["type"], " ".join(words)))
        elif message["method"] == "Runtime.exceptionThrown":
            details = given["exceptionDetails"]
            self.console.append(("error", details.get("exception", {}).get("description", details["text"])))
        elif message["method"] == "Page.fileChooserOpened":
            # Not in this thread, which takes the answers.
            threading.Thread(target=self._send, args=("DOM.setFileInputFiles",), daemon=True,
                             kwargs={"files": [self._chosen], "backendNodeId": given["backendNodeId"]}).start()
        elif message["method"] == "Target.attachedToTarget" and given["targetInfo"]["type"] == "worker":
            self._workers.append(given["sessionId"])
        elif message["method"] == "Log.entryAdded":
            self.console.append((given["entry"]["level"], given["entry"]["text"] + " " + given["entry"].get("url", "")))

    def _begin(self, method, session, **params):
        """Sends a command; its answer comes into the queue returned."""
        self._number += 1
        answer = self._waiting[self._number] = queue.Queue()
        message = {"id": self._number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        self._commands.write(json.dumps(message).encode() + b"\0")
        return answer

    def _send(self, method, patience=120, **params):
        got = self._begin(method, self._session, **params).get(timeout=patience)
        if "error" in got:
            raise RuntimeError(f"{method}: {got['error']['message']}")
        return got["result"]

    # ---- what a person does

    def open(self, address):
        self._send("Page.navigate", url=address)

    def click(self, x, y, button="left"):
        self.move(x, y)
        time.sleep(0.15)
        self._send("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button=button, buttons=1, clickCount=1)
        time.sleep(0.1)
        self._send("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button=button, clickCount=1)

    def move(self, x, y):
        self._send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def tap(self, x, y):
        self._send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        time.sleep(0.08)
        self._send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, key, code=None, text=None, control=False):
        number = {"Escape": 27, "Enter": 13, "Tab": 9, "F11": 122}.get(key, ord(key.upper()[0]))
        given = {"key": key, "code": code or key, "windowsVirtualKeyCode": number, "modifiers": 2 * control}
        typed = {"text": text or key} if not control and (text or len(key) == 1) else {}
        held = {"key": "Control", "code": "ControlLeft", "windowsVirtualKeyCode": 17}
        if control:
            self._send("Input.dispatchKeyEvent", type="keyDown", modifiers=2, **held)
        self._send("Input.dispatchKeyEvent", type="keyDown", **given, **typed)
        self._send("Input.dispatchKeyEvent", type="keyUp", **given)
        if control:
            self._send("Input.dispatchKeyEvent", type="keyUp", **held)

    def resize(self, width, height, density=1, touch=False):
        self._send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=density, mobile=touch)

    def offline(self, on):
        self._send("Network.emulateNetworkConditions", offline=on, latency=0, downloadThroughput=-1, uploadThroughput=-1)

    def answer_file_dialog(self, file):
        """Chooses this file in the next dialog that the page opens."""
        self._chosen = str(file)
        self._send("Page.setInterceptFileChooserDialog", enabled=True)

    def downloads_to(self, folder):
        session, self._session = self._session, None
        self._send("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
        self._session = session

    def run_first(self, script):
        """Runs this in every page before its own scripts."""
        self._send("Page.addScriptToEvaluateOnNewDocument", source=script)

    # ---- what is to be seen

    def evaluate(self, script, patience=120):
        got = self._send("Runtime.evaluate", patience, expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in got:
            raise RuntimeError(str(got["exceptionDetails"]))
        return got["result"].get("value")

    def wait_for(self, script, patience=60):
        """Until this expression is true; False if it does not become so within these seconds."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                if self.evaluate(f"Boolean({script})", 10):
                    return True
            except (RuntimeError, queue.Empty):
                pass  # while the page is loading
            time.sleep(0.1)
        return False

    def evaluate_in_threads(self, script):
        """Evaluates this in each of the page's threads (workers) that is awake, within two seconds."""
        self._send("Target.setAutoAttach", autoAttach=True, waitForDebuggerOnStart=False, flatten=True)
        time.sleep(1)
        for worker in self._workers:
            self._begin("Runtime.evaluate", worker, expression=script)
        time.sleep(1)
        self._send("Target.setAutoAttach", autoAttach=False, waitForDebuggerOnStart=False, flatten=True)

    def picture(self, file):
        with open(file, "wb") as out:
            out.write(base64.b64decode(self._send("Page.captureScreenshot", format="png")["data"]))

    def problems(self):
        return [text for kind, text in self.console if kind in ("error", "warning", "assert")]

    # ---- the end

    def close(self):
        """As a person closes it."""
        self._session = None
        try:
            self._send("Browser.close", patience=10)
            self.process.wait(15)
        except Exception:
            self.kill()

    def kill(self):
        """As a crash ends it."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        self._commands.close()
