"""Positions as `dolmen-engine train-data inputs` writes them."""

import json

import numpy as np
import torch

HELD_BACK = 20  # of so many games one is only measured


def read(path):
    """The header, and the records as a structured array on the disk."""
    with open(path, "rb") as file:
        line = file.readline()
    header = json.loads(line)
    assert header["format"] == "dolmen-inputs 1", header
    record = np.dtype(
        [
            ("board", "<u2", header["pieces"]),
            ("own", "<u2", 6),
            ("their", "<u2", 6),
            ("terms", "<i2", header["terms"]),
            ("tuned", "<i2"),
            ("score", "<i2"),
            ("result", "u1"),
            ("stage", "u1"),
            ("game", "<u4"),
        ]
    )
    return header, np.memmap(path, dtype=record, mode="r", offset=len(line))


def symmetries(header):
    """For each of the eight symmetries of the board, where it takes each input; the last input is padding."""
    size, per_square, inputs = header["size"], header["perSquare"], header["inputs"]
    maps = []
    for mirrored in (False, True):
        for turns in range(4):
            to = np.arange(inputs + 1)
            for rank in range(size):
                for file in range(size):
                    r, f = (rank, size - 1 - file) if mirrored else (rank, file)
                    for _ in range(turns):
                        r, f = f, size - 1 - r
                    here = (rank * size + file) * per_square
                    there = (r * size + f) * per_square
                    to[here : here + per_square] = np.arange(there, there + per_square)
            maps.append(to)
    return torch.tensor(np.array(maps))


def flips(header):
    """Where each input of the board goes if the other side looks."""
    per_square, inputs = header["perSquare"], header["inputs"]
    to = np.arange(inputs + 1)
    flip = np.array(header["flip"])
    for square in range(header["size"] ** 2):
        to[square * per_square : (square + 1) * per_square] = square * per_square + flip
    return torch.tensor(to)


class Positions:
    """Records in the memory of a device."""

    def __init__(self, header, records, device):
        def tensor(field, kind):
            return torch.from_numpy(np.ascontiguousarray(records[field]).astype(kind)).to(device)

        board = np.ascontiguousarray(records["board"]).astype(np.int32)
        board[board == 65535] = header["inputs"]
        self.board = torch.from_numpy(board.astype(np.int16)).to(device)
        self.own = tensor("own", np.int16)
        self.their = tensor("their", np.int16)
        self.terms = tensor("terms", np.int16)
        self.tuned = tensor("tuned", np.float32)
        self.score = tensor("score", np.float32)
        self.result = tensor("result", np.float32) / 2
        self.stage = tensor("stage", np.int64)
        self.symmetries = symmetries(header).to(device)
        self.flips = flips(header).to(device)

    def __len__(self):
        return len(self.score)

    def batch(self, rows, symmetry):
        """The arguments of the model for these rows, turned by these symmetries (0: as they are)."""
        board = self.symmetries[symmetry].gather(1, self.board[rows].long())
        own = torch.cat([board, self.own[rows].long()], 1)
        their = torch.cat([self.flips[board], self.their[rows].long()], 1)
        return own, their, self.terms[rows].float(), self.tuned[rows], self.stage[rows]
