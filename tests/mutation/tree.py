"""The copy of the repository in which chosen places are rewritten, and its build."""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

from places import rewrite

_MESSAGE = re.compile(r"^(/[^:\n]+):(\d+):\d+: (fatal error|error|warning|note): ")
_HERE = Path(__file__).resolve().parent
_FLAGS = "-O1 -g0 -fno-pie -w -ferror-limit=0"


class BuildFailed(Exception):
    """The copy cannot be built, and that is not the fault of single places."""


def tracked_files(root):
    """The files of the working tree that belong to the repository, except this tool."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
    return sorted({file for file in listed
                   if file and not file.startswith("tests/mutation/") and (root / file).is_file()})


def breakable(files):
    """Those of these files in which places are chosen."""
    return [file for file in files if file.startswith("src/") and file.endswith(".cpp")]


def fingerprint(root, files):
    """Changes when a file of the repository changes."""
    total = hashlib.sha256()
    for file in files:
        content = (root / file).read_bytes()
        total.update(f"{file}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()[:16]


class Tree:
    """folder/source is the copy, folder/build its build."""

    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        self.source, self.build = folder / "source", folder / "build"
        self.header = folder / "Mutation.h"

    def write(self, files, places):
        """Makes the copy equal to the repository but for these places. Files that stay as they are keep their
        time, so that they are not compiled again."""
        of_file = {}
        for place in places:
            of_file.setdefault(place.file, []).append(place)
        _put(self.header, (_HERE / "Mutation.h").read_bytes())
        for file in files:
            content = (self.root / file).read_bytes()
            if file in of_file:
                content = rewrite(content.decode(), of_file[file], self.header).encode()
            _put(self.source / file, content)
            shutil.copymode(self.root / file, self.source / file)
        self._remove_all_but(set(files))

    def _remove_all_but(self, files):
        for path in self.source.rglob("*"):
            if path.is_file() and path.relative_to(self.source).as_posix() not in files:
                path.unlink()

    def configure(self, processes):
        """As the preset asan, without sanitizers and debug information, which take time."""
        launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=env;CCACHE_SLOPPINESS=pch_defines,time_macros;ccache"]
        command = ["cmake", "-S", str(self.source), "-B", str(self.build), "-G", "Ninja",
                   "-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_BUILD_TYPE=Debug", "-DDOLMEN_SANITIZE=",
                   f"-DCMAKE_CXX_FLAGS_DEBUG={_FLAGS}", "-DCMAKE_EXE_LINKER_FLAGS=-no-pie -fuse-ld=lld",
                   "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=20"]
        command += launcher if shutil.which("ccache") else []
        log = self.folder / "configure.log"
        if processes.run(command, self.root, os.environ, log).code != 0:
            raise BuildFailed(f"CMake failed: {log}")

    def compile(self, processes, places, jobs, progress):
        """Builds the copy. Returns the numbers of the places that do not compile; none: everything is built.
        """
        log = self.folder / "build.log"
        command = ["ninja", "-C", str(self.build), "-k", "0", "-j", str(jobs)]
        ended = processes.run(command, self.root, {**os.environ, "NINJA_STATUS": "[%f of %t] "}, log,
                              meanwhile=lambda: progress(_last_step(log)))
        if ended.code == 0:
            return set()
        blamed = blame(log.read_text(errors="replace"), self.source, places)
        if not blamed:
            raise BuildFailed(f"the build failed, and no place is to blame: {log}")
        return blamed


def _put(path, content):
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _last_step(log):
    with open(log, "rb") as stream:
        stream.seek(max(0, log.stat().st_size - 4096))
        steps = re.findall(r"^\[\d+ of \d+\]", stream.read().decode(errors="replace"), re.M)
    return f"building {steps[-1]}" if steps else "building"


def blame(log, source, places):
    """The numbers of the places at which the compiler's errors point, or else the notes that follow them."""
    of_file = {}
    for place in places:
        of_file.setdefault(str(source / place.file), []).append(place)
    by_error, by_note, after_error = set(), set(), False
    for line in log.splitlines():
        if not (message := _MESSAGE.match(line)):
            continue
        file, number, severity = message.groups()
        after_error = severity in ("error", "fatal error") or (after_error and severity == "note")
        if after_error:
            hit = [place.number for place in of_file.get(file, [])
                   if place.line <= int(number) <= place.last_line]
            (by_note if severity == "note" else by_error).update(hit)
    return by_error or by_note
