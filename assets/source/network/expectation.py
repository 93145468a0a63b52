#!/usr/bin/env python3
"""Trains the network that foretells how a game of Tak ends, from what `tak-lab train-data endings` wrote.

    expectation.py INPUTS... --out tak6.ends [--epochs 12] [--log curve.json]

It tells for each square who will own it, who will win, and the flats of both sides. Uses a graphics card if PyTorch finds one.
Prints the losses of the games that it holds back (one of twenty) after each epoch. docs/ENGINE.md describes the network and
its file; src/games/tak/network/EndNetwork.h reads it and computes the same.
"""

import argparse
import json
import struct
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import data
import quantise

MAGIC = b"DOLMENEN"
VERSION = 1
FLATS_UNIT = 10.0  # the network counts flats in tens


def read_ends(path):
    """A file of `train-data endings`."""
    return data.read(
        path,
        "dolmen-ends 1",
        lambda header: [
            ("board", "<u2", header["pieces"]),
            ("own", "<u2", 6),
            ("owners", "u1", header["size"] ** 2),
            ("flats", "u1", 2),
            ("result", "u1"),
            ("game", "<u4"),
        ],
    )


class Ends:
    """Records in the memory of a device."""

    def __init__(self, header, records, device):
        self.squares = header["size"] ** 2
        self.per_square = header["perSquare"]
        self.padding = data.padding(header)
        self.board = torch.from_numpy(data.padded_board(header, records)).to(device)
        self.own = torch.from_numpy(records["own"].astype(np.int16)).to(device)
        self.owners = torch.from_numpy(np.ascontiguousarray(records["owners"])).to(device)
        self.flats = torch.from_numpy(records["flats"].astype(np.float32)).to(device) / FLATS_UNIT
        self.result = torch.from_numpy(records["result"].astype(np.int64)).to(device)
        self.inputs_to = data.symmetries(header).to(device)
        to = self.inputs_to[:, : self.squares * self.per_square : self.per_square] // self.per_square
        self.squares_from = torch.argsort(to, 1)

    def __len__(self):
        return len(self.result)

    def batch(self, rows, symmetry):
        """Planes of the board, numbers of the situation's inputs, and the end: owners, result, flats."""
        inputs = self.inputs_to[symmetry].gather(1, self.board[rows].long())
        planes = torch.zeros(len(rows), self.padding + 1, device=inputs.device)
        planes.scatter_add_(1, inputs, torch.ones_like(inputs, dtype=planes.dtype))
        planes = planes[:, : self.squares * self.per_square].reshape(len(rows), self.squares, self.per_square)
        situation = self.own[rows].long() - self.squares * self.per_square
        owners = self.owners[rows].long().gather(1, self.squares_from[symmetry])
        return planes, situation, owners, self.result[rows], self.flats[rows]


class Model(nn.Module):
    """Sees each square and its neighbours with the same weights, wherever it lies; a few layers see the whole board.

    Each square has a vector of `channels` values: first the sum of the rows of its pieces and of the situation, then
    `blocks` times a block adds to it. Owners are read from each square's vector, the rest from the mean and the greatest of
    all squares.
    """

    def __init__(self, header, channels, blocks, hidden):
        super().__init__()
        self.size = header["size"]
        squares = self.size**2
        situations = header["inputs"] - squares * header["perSquare"]

        def weights(deviation, *shape):
            return nn.Parameter(torch.randn(*shape) * deviation)

        def zeros(*shape):
            return nn.Parameter(torch.zeros(*shape))

        self.pieces = weights(0.5, header["perSquare"], channels)
        self.situation = weights(0.2, situations, channels)
        self.bias = weights(0.2, channels)
        self.near = weights((2 / (9 * channels)) ** 0.5, blocks, channels, channels, 3, 3)  # out, in, rank, file
        self.whole = weights((0.5 / channels) ** 0.5, blocks, channels, 2 * channels)
        self.block_bias = zeros(blocks, channels)
        self.back = weights(0.2 * (2 / (9 * channels)) ** 0.5, blocks, channels, channels, 3, 3)
        self.owner = weights(channels**-0.5, 3, channels)
        self.owner_bias = zeros(3)
        self.hidden = weights(channels**-0.5, hidden, 2 * channels)
        self.hidden_bias = zeros(hidden)
        self.last = weights(0.5 * hidden**-0.5, 5, hidden)  # result: lost, drawn, won; flats: own, other
        self.last_bias = zeros(5)

    def forward(self, planes, situation):
        size = self.size
        x = planes @ self.pieces + self.situation[situation].sum(1)[:, None] + self.bias
        x = x.transpose(1, 2).reshape(len(x), -1, size, size)
        for near, whole, bias, back in zip(self.near, self.whole, self.block_bias, self.back):
            seen = x.relu()
            added = functional.conv2d(seen, near, bias, padding=1) + (pooled(seen) @ whole.T)[:, :, None, None]
            x = x + functional.conv2d(added.relu(), back, padding=1)
        seen = x.relu()
        owners = torch.einsum("nchw,oc->nhwo", seen, self.owner).reshape(len(x), size * size, 3) + self.owner_bias
        hidden = (pooled(seen) @ self.hidden.T + self.hidden_bias).relu()
        last = hidden @ self.last.T + self.last_bias
        return owners, last[:, :3], last[:, 3:]


def pooled(x):
    """Mean and maximum over all squares."""
    return torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)


def losses(model, batch):
    """For each position: log loss of a square's owner, log loss of the result, square of the error of each side's flats."""
    planes, situation, owners, result, flats = batch
    owner_logits, result_logits, expected = model(planes, situation)
    owner = functional.cross_entropy(owner_logits.flatten(0, 1), owners.flatten(), reduction="none").reshape(owners.shape).mean(1)
    return owner, functional.cross_entropy(result_logits, result, reduction="none"), ((expected - flats) ** 2).mean(1)


def measure(model, ends, batch=4096):
    """Log losses of owner and result, and the mean error of a side's flats, over positions as they are."""
    sums = np.zeros(3)
    model.eval()
    with torch.no_grad():
        for begin in range(0, len(ends), batch):
            rows = torch.arange(begin, min(begin + batch, len(ends)), device=ends.result.device)
            owner, result, flats = losses(model, ends.batch(rows, torch.zeros_like(rows)))
            sums += [float(owner.sum()), float(result.sum()), float(flats.sum())]
    model.train()
    owner, result, flats = sums / len(ends)
    return owner, result, FLATS_UNIT * flats**0.5


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("inputs", nargs="+")
    parser.add_argument("--out", required=True, help="file of the network")
    parser.add_argument("--log", help="JSON file of the learning curve")
    parser.add_argument("--epochs", type=data.positive, default=12)
    parser.add_argument("--batch", type=data.positive, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3, help="greatest step size")
    parser.add_argument("--decay", type=float, default=2e-2, help="decay of the weights, as AdamW takes it")
    parser.add_argument("--channels", type=data.positive, default=48, help="values of each square")
    parser.add_argument("--blocks", type=data.positive, default=4)
    parser.add_argument("--hidden", type=data.positive, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=data.positive, help="positions to use, for trials")
    return parser.parse_args()


def train(arguments):
    torch.manual_seed(arguments.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda":
        torch.set_float32_matmul_precision("high")
        torch.backends.cudnn.allow_tf32 = True
        torch.backends.cudnn.benchmark = True
    header, *records = data.load(arguments.inputs, read_ends, arguments.limit)
    learned, held_back = (Ends(header, part, device) for part in records)
    model = Model(header, arguments.channels, arguments.blocks, arguments.hidden).to(device)
    weights = sum(p.numel() for p in model.parameters())
    print(f"{len(learned)} positions, {len(held_back)} held back, {weights} weights, on {device}", flush=True)
    optimiser = torch.optim.AdamW(model.parameters(), lr=arguments.rate, weight_decay=arguments.decay)
    batches = (len(learned) - 1) // arguments.batch + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, arguments.rate, total_steps=batches * arguments.epochs, pct_start=0.1, final_div_factor=100
    )
    curve = []
    began = time.time()
    for epoch in range(1, arguments.epochs + 1):
        order = torch.randperm(len(learned), device=device)
        total = torch.zeros(3, device=device)
        for begin in range(0, len(learned), arguments.batch):
            rows = order[begin : begin + arguments.batch]
            owner, result, flats = losses(model, learned.batch(rows, torch.randint(0, 8, (len(rows),), device=device)))
            value = owner.mean() + 0.5 * result.mean() + 0.5 * flats.mean()
            optimiser.zero_grad(set_to_none=True)
            value.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            total += torch.stack([owner.detach().sum(), result.detach().sum(), flats.detach().sum()])
        total = total.cpu().numpy() / len(learned)
        owner, result, flats = measure(model, held_back)
        curve.append(dict(epoch=epoch, learned_owner=float(total[0]), owner=owner, result=result, flats=flats))
        print(
            f"epoch {epoch} learned: owner {total[0]:.4f} result {total[1]:.4f} flats {FLATS_UNIT * total[2] ** 0.5:.3f}, "
            f"held back: owner {owner:.4f} result {result:.4f} flats {flats:.3f}, {time.time() - began:.0f} s",
            flush=True,
        )
    return header, model, curve


def arrays(model):
    """The arrays of the file by name, in its order, as floats."""
    get = lambda parameter: parameter.detach().cpu().double().numpy()
    turned = lambda kernels: get(kernels).transpose(0, 3, 4, 2, 1)  # block, rank, file, in, out
    return {
        "pieces": get(model.pieces),
        "situation": get(model.situation),
        "bias": get(model.bias),
        "near": turned(model.near),
        "whole": get(model.whole).transpose(0, 2, 1),  # block, in, out
        "block_bias": get(model.block_bias),
        "back": turned(model.back),
        "owner": get(model.owner).T,  # in, out
        "owner_bias": get(model.owner_bias),
        "hidden": get(model.hidden).T,
        "hidden_bias": get(model.hidden_bias),
        "last": get(model.last).T,
        "last_bias": get(model.last_bias),
    }


def save(path, parts, header):
    """Writes the file: magic, numbers of the layers, arrays, checksum; little-endian.

    An array is a float, the value of one step, and then its values as numbers of steps, in 16 bits.
    """
    channels, blocks, hidden = parts["pieces"].shape[1], parts["near"].shape[0], parts["hidden"].shape[1]
    content = MAGIC + struct.pack("<6I", VERSION, header["size"], channels, blocks, hidden, header["inputs"])
    for values in parts.values():
        step = np.float32(max(np.abs(values).max(), 1e-6) / 32767)
        content += struct.pack("<f", step) + quantise.rounded(values / float(step), np.int16).astype("<i2").tobytes()
    quantise.write(path, content + struct.pack("<Q", quantise.checksum(content)))


def main():
    arguments = parse()
    for path in filter(None, (arguments.out, arguments.log)):
        quantise.check_writable(path)
    header, model, curve = train(arguments)
    save(arguments.out, arrays(model), header)
    if arguments.log:
        with open(arguments.log, "w") as file:
            json.dump(curve, file, indent=1)


if __name__ == "__main__":
    main()
