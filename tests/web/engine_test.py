#!/usr/bin/env python3
"""The engines as WebAssembly compute what native ones compute: engine_test.py WASM NATIVE, where WASM is a build/page/bin/dolmen-engine.js
and NATIVE a build/release/bin/dolmen-engine. Without node it says so and succeeds."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]
MIDDLE_GAMES = (  # position and plies to count: each game's rules, without the first turns of TacTiki, which are too many
    ("tak", "x,2,1,1,x/2,21,2S,1,1/x,12,112C,2,x/1,1,x,2,2/2,x,1,1,x 1 16", 3),
    ("tactiki", "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 0", 4),
)


def ran(program, arguments, data=SOURCE):
    """What the engine prints with these arguments; `data` is where it looks for its networks."""
    command = ["node", program] if program.suffix == ".js" else [program]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=600, env={**os.environ, "DOLMEN_DATA": data})
    if done.returncode != 0:
        raise RuntimeError(f"{program} {' '.join(arguments)} ended with {done.returncode}: {done.stderr[-2000:]}")
    return done.stdout


class Engines(unittest.TestCase):
    wasm = native = None

    def assertSame(self, *arguments, data=SOURCE):
        """All but the speeds: signatures, lines, chances."""
        wasm, native = (re.sub(r"( time [\d.]+)?[ \n]nodes/s \d+", "", ran(program, arguments, data))
                        for program in (self.wasm, self.native))
        self.assertRegex(wasm, r"\d")
        self.assertEqual(wasm, native)

    def test_search_the_same_nodes(self):
        self.assertSame("bench", "6")
        self.assertSame("--game", "tactiki", "bench")

    def test_search_the_same_nodes_without_networks(self):
        self.assertSame("bench", "6", data="/nowhere")

    def test_count_the_same_turns(self):
        self.assertSame("perft", "4")
        self.assertSame("--game", "tac-tik", "perft", "6")
        for game, position, plies in MIDDLE_GAMES:
            self.assertSame("--game", game, "perft", str(plies), "--position", position)

    def test_work_on_several_threads(self):
        self.assertSame("perft", "4", "--threads", "4")

    def test_refuse_wrong_arguments(self):
        for program in (self.wasm, self.native):
            with self.assertRaisesRegex(RuntimeError, "ended with 2"):
                ran(program, ["bench", "0"])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wasm", type=Path)
    parser.add_argument("native", type=Path)
    given, rest = parser.parse_known_args()
    if not shutil.which("node"):
        print("no node here: the tests of the engines as WebAssembly are left out")
        return
    Engines.wasm, Engines.native = given.wasm.resolve(), given.native.resolve()
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)


if __name__ == "__main__":
    main()
