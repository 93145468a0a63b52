"""Positions as `tak-lab train-data` writes them."""

import argparse
import json
import sys

import numpy as np
import torch

HELD_BACK = 20  # of so many games one is only measured
SPREAD = 2654435761  # mixes numbers of games: their komi goes by the number, too


def refuse(path, why):
    """Ends the program: there is something wrong with a file."""
    sys.exit(f"{path}: {why}")


def positive(text):
    """A whole number from 1, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 was expected, not {text!r}")
    return int(text)


def read(path, format, fields):
    """The header, and the records as a structured array on the disk. `fields` gives those of a record for a header."""
    try:
        with open(path, "rb") as file:
            line = file.readline(1 << 16)
            bytes_left = file.seek(0, 2) - len(line)
    except OSError as problem:
        refuse(path, problem.strerror)
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != format:
        refuse(path, f'a file of "{format}" was expected; tak-lab train-data writes them')
    record = np.dtype(fields(header))
    if bytes_left % record.itemsize:
        refuse(path, f"its last record is incomplete: {bytes_left} bytes in records of {record.itemsize}")
    if bytes_left == 0:
        return header, np.zeros(0, record)
    return header, np.memmap(path, dtype=record, mode="r", offset=len(line))


def read_inputs(path):
    """A file of `train-data inputs`."""
    return read(
        path,
        "dolmen-inputs 1",
        lambda header: [
            ("board", "<u2", header["pieces"]),
            ("own", "<u2", 6),
            ("their", "<u2", 6),
            ("terms", "<i2", header["terms"]),
            ("tuned", "<i2"),
            ("score", "<i2"),
            ("result", "u1"),
            ("stage", "u1"),
            ("game", "<u4"),
        ],
    )


def load(paths, reader, limit=None):
    """The header, and the records of all files, learned and held back: whole games are held back. There are some of both."""
    parts = [reader(path) for path in paths]
    header = parts[0][0]
    learned, held_back = [], []
    for path, (other, records) in zip(paths, parts):
        if other != header:
            refuse(path, f"it is for another board, or of another kind, than {paths[0]}")
        records = records[:limit]
        held = held_back_games(records["game"])
        learned.append(records[~held])
        held_back.append(records[held])
    for kind, found in (("learn from", learned), ("hold back", held_back)):
        if not any(map(len, found)):
            refuse(" ".join(paths), f"there is no game to {kind}; one of {HELD_BACK} games is held back")
    return header, joined(learned), joined(held_back)


def held_back_games(numbers):
    """Which of these games are only measured; TrainDataCommand.cpp does the same."""
    mixed = numbers.astype(np.uint64) * SPREAD % 2**32
    return mixed // 2**16 % HELD_BACK == 0


def joined(parts):
    """One array; a single part is not copied, since it may fill half of the memory."""
    return parts[0] if len(parts) == 1 else np.concatenate(parts)


def padding(header):
    """The number where there is no input: that of the first pair with two empty squares, which is never on."""
    return header["inputs"]


def padded_board(header, records):
    """The inputs of the pieces; where there are fewer, the number of the padding."""
    board = np.ascontiguousarray(records["board"]).astype(np.int32)
    board[board == 65535] = padding(header)
    return board.astype(np.int16)


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


TOPS = 6  # inputs of a square for its top piece, the first ones: own and theirs of each kind
BELOW = 8  # inputs of a square for the piece below that, behind them: own and theirs in turn
FACES = 13  # what a pair sees of a square (Inputs.h): 0 is an empty one
STEPS = ((1, 0), (0, 1), (1, 1), (-1, 1), (2, 0), (0, 2))  # files and ranks from one square of a pair to the other


def pairs(header):
    """Of each pair its two squares, and the number of its first input (Inputs.h), as three columns."""
    size = header["size"]
    found = []
    for step, (files, ranks) in enumerate(STEPS):
        for square in range(size * size):
            rank, file = divmod(square, size)
            if 0 <= file + files < size and rank + ranks < size:
                there = square + ranks * size + files
                found.append((square, there, header["inputs"] + (step * size**2 + square) * FACES**2))
    return [torch.tensor(column) for column in zip(*found)]


def pair_inputs(size):
    return len(STEPS) * size**2 * FACES**2


def face(top, below):
    """Of a square, given its top piece (0: none, else 1 and its input) and the piece below (0: none, 1: own, 2: theirs)."""
    if top == 0:
        return 0
    kind, theirs = divmod(top - 1, 2)
    flat = 0 if below == 0 else 1 if below == 1 + theirs else 2
    return 1 + 2 * (flat, 3, 4 + (below > 0))[kind] + theirs


class Positions:
    """Records in the memory of a device."""

    def __init__(self, header, records, device):
        def tensor(field, kind):
            return torch.from_numpy(np.ascontiguousarray(records[field]).astype(kind)).to(device)

        self.board = torch.from_numpy(padded_board(header, records)).to(device)
        self.own = tensor("own", np.int16)
        self.their = tensor("their", np.int16)
        self.terms = tensor("terms", np.int16)
        self.tuned = tensor("tuned", np.float32)
        self.score = tensor("score", np.float32)
        self.result = tensor("result", np.float32) / 2
        self.stage = tensor("stage", np.int64)
        self.symmetries = symmetries(header).to(device)
        self.flips = flips(header).to(device)
        self.pairs = [part.to(device) for part in pairs(header)]
        # Each piece that a face depends on is a digit of a number: the top piece, then 7 times the one below.
        digits = [1 + within for within in range(TOPS)] + [7 + 7 * (within % 2) for within in range(BELOW)]
        self.digits = torch.tensor(digits + [0] * (header["perSquare"] - len(digits)), device=device)
        self.faces = torch.tensor([face(top, below) for below in range(3) for top in range(7)], device=device)
        self.header = header

    def __len__(self):
        return len(self.score)

    def batch(self, rows, symmetry):
        """The arguments of the model for these rows, turned by these symmetries (0: as they are)."""
        board = self.symmetries[symmetry].gather(1, self.board[rows].long())
        flipped = self.flips[board]
        own = torch.cat([board, self.own[rows].long(), self.pair_inputs(board)], 1)
        their = torch.cat([flipped, self.their[rows].long(), self.pair_inputs(flipped)], 1)
        return own, their, self.terms[rows].float(), self.tuned[rows], self.stage[rows]

    def pair_inputs(self, board):
        """The inputs of the pairs on these boards, given those of the pieces; of two empty squares that of the padding."""
        squares, per_square = self.header["size"] ** 2, self.header["perSquare"]
        square, within = board // per_square, board % per_square
        seen = torch.zeros(len(board), squares + 1, dtype=torch.long, device=board.device)  # the last column is for the rest
        seen.scatter_add_(1, square.clamp(max=squares), self.digits[within])
        faces = self.faces[seen[:, :squares]]
        first, second, begin = self.pairs
        both = faces[:, first] * FACES + faces[:, second]
        return torch.where(both > 0, both + begin, padding(self.header))
