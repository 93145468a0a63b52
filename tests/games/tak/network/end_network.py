#!/usr/bin/env python3
"""Prints what the trainer's model computes for the position and the weights of EndNetworkTest.cpp, as its table of numbers.

    /usr/bin/python3 tests/games/tak/network/end_network.py
"""

import os
import sys

import numpy as np
import torch

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../../assets/source/network"))
import expectation

SIZE, CHANNELS, BLOCKS, HIDDEN, HALF_KOMI = 5, 16, 2, 8, 3
ROWS = "x2,1S,2,x/2,112C,x,1,12/x,1,21212,1,x/1,x2,2S,x/x,2,221,x,1".split("/")  # rank 5 first, White to move
STONES, CAPSTONES = 21, 1
STAGE_BOUNDS = (1, 3, 5, 8, 12, 17, 23)


def scrambled(x):
    mask = (1 << 64) - 1
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & mask
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & mask
    return x ^ (x >> 31)


def board():
    """For each square from a1, rank by rank, the pieces from the top as (white, kind of the top)."""
    squares = []
    for row in reversed(ROWS):
        for text in row.split(","):
            if text[0] == "x":
                squares += [[]] * int(text[1:] or 1)
                continue
            kind = {"S": 1, "C": 2}.get(text[-1], 0)
            squares.append([(c == "1", kind) for c in reversed(text.rstrip("SC"))])
    return squares


def inputs():
    """Inputs of the pieces within all squares, and of the situation behind them, as White sees them (network/Inputs.h)."""
    per_square = 6 + 8 * SIZE
    pieces, used, flats = [], [[0, 0], [0, 0]], [0, 0]
    for square, stack in enumerate(board()):
        for depth, (white, kind) in enumerate(stack):
            capstone = depth == 0 and kind == 2
            used[0 if white else 1][capstone] += 1
            if depth == 0:
                pieces.append(square * per_square + 2 * kind + (not white))
                if kind == 0:
                    flats[0 if white else 1] += 1
                continue
            slot = min(depth, SIZE) - 1
            pieces.append(square * per_square + 6 + 4 * (2 * slot + (kind != 0)) + 2 * (not stack[0][0]) + (not white))
    supply = [[STONES - s, CAPSTONES - c] for s, c in used]
    empty = sum(not stack for stack in board())
    turns = min(empty, 2 * sum(supply[0]), 2 * sum(supply[1]))
    stage = sum(bound <= turns for bound in STAGE_BOUNDS)
    lead = 2 * (flats[0] - flats[1]) - HALF_KOMI
    counts = [stage * 49 + lead + 24, supply[0][0], supply[1][0], supply[0][1], supply[1][1], empty]
    firsts = [0, 8 * 49, 8 * 49 + 64, 8 * 49 + 128, 8 * 49 + 132, 8 * 49 + 136]
    return pieces, [SIZE**2 * per_square + f + c for f, c in zip(firsts, counts)]


def model(header):
    made = expectation.Model(header, CHANNELS, BLOCKS, HIDDEN).double()
    largest = dict(near=0.25, whole=0.25, block_bias=0.25, back=0.125)
    index = 0
    for name, values in expectation.arrays(made).items():
        steps = [(scrambled(index + i) >> 48) - 32768 for i in range(values.size)]
        index += values.size
        weights = np.array(steps).reshape(values.shape) * (largest.get(name, 0.5) / 32768)
        if name in ("near", "back"):
            weights = weights.transpose(0, 4, 3, 1, 2)
        elif name == "whole":
            weights = weights.transpose(0, 2, 1)
        elif name in ("owner", "hidden", "last"):
            weights = weights.T
        getattr(made, name).data.copy_(torch.tensor(weights))
    return made


def main():
    per_square = 6 + 8 * SIZE
    header = dict(size=SIZE, perSquare=per_square, inputs=SIZE**2 * per_square + 8 * 49 + 2 * 64 + 2 * 4 + 65, pieces=2 * (STONES + CAPSTONES))
    pieces, situation = inputs()
    record = np.zeros(1, dtype=[("board", "<u2", header["pieces"]), ("own", "<u2", 6), ("owners", "u1", SIZE**2), ("flats", "u1", 2), ("result", "u1"), ("game", "<u4")])
    record["board"] = 65535
    record["board"][0, : len(pieces)] = pieces
    record["own"] = situation
    ends = expectation.Ends(header, record, "cpu")
    net = model(header)
    owners, results, flats = [], [], []
    for symmetry in range(8):
        rows = torch.zeros(1, dtype=torch.long)
        planes, numbers, *_ = ends.batch(rows, torch.full((1,), symmetry))
        owner, result, expected = net(planes.double(), numbers)
        there = torch.argsort(ends.squares_from[symmetry])  # where each square was taken
        owners.append(owner.softmax(2)[0, there])
        results.append(result.softmax(1)[0])
        flats.append(expected[0] * expectation.FLATS_UNIT)
    mean = lambda values: torch.stack(values).mean(0).detach()
    for a, b, c in mean(owners).tolist():
        print(f"{{{a:.4f}F, {b:.4f}F, {c:.4f}F}},")
    print("result", [f"{x:.4f}" for x in mean(results).tolist()], "flats", [f"{x:.4f}" for x in mean(flats).tolist()])


if __name__ == "__main__":
    main()
