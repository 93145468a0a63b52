#!/usr/bin/env python3
"""How fast the engines are as WebAssembly, in percent of native ones: engine_speed.py WASM NATIVE, as for engine_test.py. Both do the same
work, in turns; what counts is the time of the processor, so that other programs disturb little. Each work is done in a short and a
long form, and the difference counts, so that node's start, which costs a page nothing, is left out."""

import argparse
import resource
import statistics
from pathlib import Path

from engine_test import ran

ARENA = "--game tac-tik arena --engine dolmen,name=a --engine dolmen,name=b --nodes 5000 --report 0 --games"
WORKS = {  # short and long
    "Tak, 6×6, with its network": ("bench 10 --size 6", "bench 12 --size 6"),
    "Tak, 8×8, which has no network": ("bench 12 --size 8", "bench 14 --size 8"),
    "TacTiki": ("--game tactiki bench --nodes 200000", "--game tactiki bench --nodes 3000000"),
    "Tac-Tik": (f"{ARENA} 2", f"{ARENA} 6"),
}


def seconds(program, work):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    ran(program, work.split())
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wasm", type=Path)
    parser.add_argument("native", type=Path)
    parser.add_argument("--pairs", type=int, default=5)
    given = parser.parse_args()
    programs = [given.native.resolve(), given.wasm.resolve()]
    print("| work | percent of native | least to most | native, seconds |\n|---|---|---|---|")
    for name, (short, long) in WORKS.items():
        pairs = [[seconds(program, long) - seconds(program, short) for program in programs] for _ in range(given.pairs)]
        percents = [100 * native / wasm for native, wasm in pairs]
        native = statistics.median(native for native, _ in pairs)
        print(f"| {name} | {statistics.median(percents):.0f} | {min(percents):.0f} to {max(percents):.0f} | {native:.1f} |", flush=True)


if __name__ == "__main__":
    main()
