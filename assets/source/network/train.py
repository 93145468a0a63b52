#!/usr/bin/env python3
"""Trains the network of Tak's evaluation from positions that `tak-lab train-data inputs` wrote.

    train.py INPUTS... --out tak6.network [--start NETWORK] [--epochs 12] [--log curve.json]

Uses a graphics card if PyTorch finds one. The learning curve is printed; plot.py draws that of --log.
"""

import argparse
import json
import time

import numpy as np
import torch

import data
import quantise
from model import Model

MOST_LOST = 2e-4  # loss by rounding weights to integers


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("inputs", nargs="+")
    parser.add_argument("--out", required=True, help="file of the network")
    parser.add_argument("--start", help="file of a network to go on with, instead of random weights; --width may be more than it has")
    parser.add_argument("--log", help="JSON file of the learning curve")
    parser.add_argument("--epochs", type=data.positive, default=30)
    parser.add_argument("--batch", type=data.positive, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3, help="step size at the start")
    parser.add_argument("--decay", type=float, default=1e-1, help="decay of the weights, as AdamW takes it")
    parser.add_argument("--result-share", type=float, default=0.0, help="of the game's result in the target")
    parser.add_argument("--width", type=data.positive, help="neurons of the first layer for each side; 64, or what --start has")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=data.positive, help="positions to use, for trials")
    return parser.parse_args()


class Loss:
    """Cross entropy to a mixture of the game's result and the search's score."""

    def __init__(self, positions, scale, share):
        self.target = share * positions.result + (1 - share) * torch.sigmoid(positions.score / scale)
        self.result = positions.result

    def __call__(self, logits, rows):
        return torch.nn.functional.binary_cross_entropy_with_logits(logits, self.target[rows])

    def to_result(self, logits, rows):
        return torch.nn.functional.binary_cross_entropy_with_logits(logits, self.result[rows])


def measure(model, positions, loss, batch=16384):
    """Mean loss of model and of the tuned evaluation, to the target and to the result."""
    sums = np.zeros(4)
    with torch.no_grad():
        for begin in range(0, len(positions), batch):
            rows = torch.arange(begin, min(begin + batch, len(positions)), device=positions.score.device)
            inputs = positions.batch(rows, torch.zeros_like(rows))
            logits = model(*inputs)
            tuned = positions.tuned[rows] / model.scale
            losses = [loss(logits, rows), loss.to_result(logits, rows), loss(tuned, rows), loss.to_result(tuned, rows)]
            sums += np.array([float(one) for one in losses]) * len(rows)
    return sums / len(positions)


def train(arguments):
    torch.manual_seed(arguments.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda":
        torch.set_float32_matmul_precision("high")
    header, learned, held_back = data.load(arguments.inputs, data.read_inputs, arguments.limit)
    learned, held_back = data.Positions(header, learned, device), data.Positions(header, held_back, device)
    print(f"{len(learned)} positions, {len(held_back)} held back, on {device}", flush=True)
    deviation = learned.terms[:: max(1, len(learned) // 200000)].float().std(0)
    start = quantise.load(arguments.start) if arguments.start else None
    width = arguments.width or (len(start["first_bias"]) if start else 64)
    model = Model(header, 1 / deviation.clamp(min=0.25), width).to(device)
    if start:
        quantise.restore(model, quantise.grown(start, width))
    optimiser = torch.optim.AdamW(model.parameters(), lr=arguments.rate, weight_decay=arguments.decay)
    batches = (len(learned) - 1) // arguments.batch + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, arguments.rate, total_steps=batches * arguments.epochs, pct_start=0.1, final_div_factor=100
    )
    loss = Loss(learned, header["scale"], arguments.result_share)
    held_loss = Loss(held_back, header["scale"], arguments.result_share)
    curve = []
    if start:
        begun = measure(model, held_back, held_loss)
        print(f"start: held back {begun[0]:.5f} (tuned {begun[2]:.5f}), result {begun[1]:.5f}", flush=True)
    began = time.time()
    for epoch in range(1, arguments.epochs + 1):
        order = torch.randperm(len(learned), device=device)
        total = 0.0
        for begin in range(0, len(learned), arguments.batch):
            rows = order[begin : begin + arguments.batch]
            inputs = learned.batch(rows, torch.randint(0, 8, (len(rows),), device=device))
            optimiser.zero_grad(set_to_none=True)
            value = loss(model(*inputs), rows)
            value.backward()
            optimiser.step()
            schedule.step()
            model.clip()
            total += value.detach() * len(rows)
        held = measure(model, held_back, held_loss)
        curve.append(dict(epoch=epoch, learned=float(total) / len(learned), held_back=held[0], result=held[1], tuned=held[2], tuned_result=held[3]))
        print(
            f"epoch {epoch} learned {curve[-1]['learned']:.5f} held back {held[0]:.5f} (tuned {held[2]:.5f}), "
            f"result {held[1]:.5f} (tuned {held[3]:.5f}), {time.time() - began:.0f} s",
            flush=True,
        )
    content = quantise.packed(quantise.quantised(model), header)
    check(arguments.out, content, model, held_back, held_loss)
    quantise.write(arguments.out, content)
    return curve


def check(path, content, model, positions, loss):
    """Stops before the file is replaced if the network reads back as another one: its integers may cost a little, and nothing
    that the file says may be lost, since the next round goes on from it."""
    before = measure(model, positions, loss)[0]
    quantise.restore(model, quantise.unpacked(path, content))
    after = measure(model, positions, loss)[0]
    print(f"as saved: held back {after:.5f}", flush=True)
    if not abs(after - before) < MOST_LOST:
        data.refuse(path, f"it loses {after - before:.5f} of what was learned")


def main():
    arguments = parse()
    for path in filter(None, (arguments.out, arguments.log)):
        quantise.check_writable(path)
    curve = train(arguments)
    if arguments.log:
        with open(arguments.log, "w") as file:
            json.dump(curve, file, indent=1)


if __name__ == "__main__":
    main()
