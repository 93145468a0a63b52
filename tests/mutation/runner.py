"""Runs the tests that CTest knows, each with the processes that it starts, and says how they end."""

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

_MARK = "DOLMEN_MUTATION_RUN"  # an environment variable: the processes of one run have the same value
_KNOWN = {"ENVIRONMENT", "LABELS", "TIMEOUT", "WORKING_DIRECTORY", "SKIP_REGULAR_EXPRESSION", "PROCESSORS",
          "RESOURCE_LOCK"}
# Variables that would lead a broken program to the screen and the files of the user, or break another place.
_FOREIGN = re.compile(r"XDG_|DISPLAY$|WAYLAND_DISPLAY$|DBUS_|DOLMEN_MUTA")
_USUAL_LIMIT = 1500  # seconds, as CTest's


class Stopped(Exception):
    """The user has interrupted the program."""


@dataclass
class Ended:
    """How a process ended: its exit code, negative for a signal, None if it took too long."""
    code: int | None
    seconds: float


class Processes:
    """Starts process trees and ends all of their processes. Used from several threads."""

    def __init__(self):
        self.stopping = threading.Event()
        self._lock = threading.Lock()
        self._count = 0

    def run(self, command, folder, environment, output, limit=None, meanwhile=lambda: None):
        """Waits for the end of the command or `limit` seconds, and ends what it has left running. Calls
        `meanwhile` about every minute. Raises Stopped."""
        if self.stopping.is_set():
            raise Stopped
        with self._lock:
            self._count += 1
            mark = f"{os.getpid()}-{self._count}"
        begun = time.monotonic()
        with open(output, "wb") as stream:
            process = subprocess.Popen(command, cwd=folder, env={**environment, _MARK: mark},
                                       stdin=subprocess.DEVNULL, stdout=stream, stderr=subprocess.STDOUT,
                                       start_new_session=True)
        _be_as_nice(process.pid)
        try:
            code = self._wait(process, begun, limit, meanwhile)
        finally:
            _end_marked(mark)
            process.wait()
        return Ended(code, time.monotonic() - begun)

    def _wait(self, process, begun, limit, meanwhile):
        told = begun
        while True:
            try:
                return process.wait(timeout=0.5)
            except subprocess.TimeoutExpired:
                now = time.monotonic()
            if self.stopping.is_set():
                raise Stopped
            if limit is not None and now - begun > limit:
                return None
            if now - told > 60:
                told = now
                meanwhile()


def _be_as_nice(session):
    """Linux shares the processor among sessions, and niceness only counts among the processes of one. So the
    new session gets ours, where the kernel knows it."""
    try:
        Path(f"/proc/{session}/autogroup").write_text(str(os.getpriority(os.PRIO_PROCESS, 0)))
    except OSError:
        pass


def _end_marked(mark):
    """Kills every process of this run. They are found by the mark in their environment, since programs that
    tests start found process groups of their own."""
    wanted = f"{_MARK}={mark}".encode()
    while True:
        found = [number for number in _all_processes() if wanted in _environment(number)]
        if not found:
            return
        for number in found:
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                pass
        time.sleep(0.02)


def _all_processes():
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]


def _environment(number):
    """The environment variables with which a process was started; none for ended and foreign ones."""
    try:
        return Path(f"/proc/{number}/environ").read_bytes().split(b"\0")
    except OSError:
        return []


@dataclass
class Test:
    """A test of CTest."""
    name: str
    command: list
    folder: Path           # where it is run
    mirrored: str          # the folder below tests, as base or games/tak/rules
    environment: dict
    limit: float           # seconds
    skipped: list          # regular expressions; a test whose output one of them matches was skipped
    labels: list
    lock: threading.Lock = field(default_factory=threading.Lock, repr=False)


def read_tests(build):
    """All tests of a build folder that can be run."""
    command = ["ctest", "--test-dir", str(build), "--show-only=json-v1"]
    listed = subprocess.run(command, check=True, capture_output=True, start_new_session=True).stdout
    locks = defaultdict(threading.Lock)
    return [_read_test(test, build, locks) for test in json.loads(listed)["tests"] if "command" in test]


def _read_test(described, build, locks):
    properties = {each["name"]: each["value"] for each in described.get("properties", [])}
    if unknown := properties.keys() - _KNOWN:
        raise ValueError(f"{described['name']} has properties unknown to this tool: {sorted(unknown)}")
    folder, tests = Path(properties.get("WORKING_DIRECTORY", build)), build / "tests"
    mirrored = folder.relative_to(tests).as_posix() if folder.is_relative_to(tests) else ""
    # Tests with the same resource never run at once; none needs two of them.
    resource = "".join(properties.get("RESOURCE_LOCK", [])) or described["name"]
    return Test(described["name"], described["command"], folder, mirrored,
                dict(entry.split("=", 1) for entry in properties.get("ENVIRONMENT", [])),
                properties.get("TIMEOUT", _USUAL_LIMIT), properties.get("SKIP_REGULAR_EXPRESSION", []),
                properties.get("LABELS", []), locks[resource])


@dataclass
class Outcome:
    """What one run of a test has shown."""
    how: str               # passed, skipped, failed, crashed (SIGSEGV), too slow
    case: str              # the first GoogleTest case that failed, or nothing
    seconds: float
    reached: list          # numbers of places

    @property
    def failed(self):
        return self.how not in ("passed", "skipped")


class Runner:
    """Runs each test with a home and a temporary folder of its own, since a broken program may write anywhere
    in them. All share a folder of caches, without which the graphics driver compiles every shader again."""

    def __init__(self, processes, caches):
        self._processes = processes
        self._caches = caches
        caches.mkdir(parents=True, exist_ok=True)

    def run(self, test, mutant=0, limit=None):
        """Runs the test with this place broken; 0: none. The same test never runs twice at the same time,
        since some write to files with fixed names. Raises Stopped."""
        scratch = Path(tempfile.mkdtemp(prefix="dolmen-mutation-"))
        try:
            with test.lock:
                environment = self._environment(test, mutant, scratch)
                ended = self._processes.run(test.command, test.folder, environment, scratch / "output",
                                            limit or test.limit)
            output = (scratch / "output").read_text(errors="replace")
            return Outcome(_verdict(test, ended.code, output), _failed_case(output), ended.seconds,
                           _reached(scratch / "trace"))
        finally:
            shutil.rmtree(scratch, ignore_errors=True)

    def _environment(self, test, mutant, scratch):
        for folder in ("home", "tmp"):
            (scratch / folder).mkdir()
        usual = {name: value for name, value in os.environ.items() if not _FOREIGN.match(name)}
        own = {"HOME": str(scratch / "home"), "XDG_CACHE_HOME": str(self._caches),
               "TMPDIR": str(scratch / "tmp"), "TEST_TMPDIR": str(scratch / "tmp")}
        # Each case is announced, so that the last one before a crash is known.
        variables = {**usual, **own, **test.environment, "GTEST_BRIEF": "0"}
        if mutant:
            return {**variables, "DOLMEN_MUTANT": str(mutant), "GTEST_FAIL_FAST": "1"}
        return {**variables, "DOLMEN_MUTANT_TRACE": str(scratch / "trace")}


def _verdict(test, code, output):
    if code is None:
        return "too slow"
    if code < 0:
        return f"crashed ({signal.Signals(-code).name})"
    if code > 0:  # even if a case is called skipped: those after a failure are
        return "failed"
    return "skipped" if any(re.search(expression, output) for expression in test.skipped) else "passed"


def _failed_case(output):
    """The GoogleTest case that failed first, or the one that was running when its program ended."""
    if match := re.search(r"^\[  FAILED  \] ([\w/]+\.[\w/]+)", output, re.M):
        return match.group(1)
    begun = re.findall(r"^\[ RUN      \] (\S+)", output, re.M)
    ended = set(re.findall(r"^\[(?:       OK|  SKIPPED) \] ([^\s,]+)", output, re.M))
    return begun[-1] if begun and begun[-1] not in ended else ""


def _reached(trace):
    if not trace.exists():
        return []
    return sorted({int(line) for line in trace.read_text(errors="replace").split() if line.isdigit()})


def by_promise(tests, folder, seconds):
    """Tests in the order in which they are asked about a place of this folder of src: those of the mirrored
    folder first, then the quickest. seconds: the time of each test, by its name."""
    def shared(test):
        return len(os.path.commonprefix([folder.split("/"), test.mirrored.split("/")]))
    return sorted(tests, key=lambda test: (-shared(test), seconds[test.name]))
