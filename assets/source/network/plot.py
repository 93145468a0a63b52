#!/usr/bin/env python3
"""Draws the plots of docs/ENGINE.md: learning curves, and how reliable the chances are.

    plot.py curves OUT.png 5x5=tak5.json 6x6=tak6.json …
    plot.py reliability OUT.png 5x5=INPUTS,NETWORK …

`reliability` looks at the games that the trainer held back of the same inputs.
"""

import json
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
import torch

import data
import quantise
from model import Model

SAMPLES = 40000  # positions for each board


def curves(axis, name, path):
    with open(path) as file:
        curve = json.load(file)
    epochs = [point["epoch"] for point in curve]
    axis.plot(epochs, [1000 * (point["tuned"] - point["held_back"]) for point in curve], label=name)
    axis.set_xlabel("epoch")
    axis.set_ylabel("gain over the tuned evaluation, 0.001")


def reliability(axis, name, paths):
    inputs, network = paths.split(",")
    header, records = data.read_inputs(inputs)
    records = np.array(records[data.held_back_games(records["game"])])
    records = records[np.random.default_rng(1).permutation(len(records))[:SAMPLES]]
    chance = chances(quantise.load(network), header, data.Positions(header, records, "cpu"))
    won = records["result"] / 2
    bins = np.clip((chance * 10).astype(int), 0, 9)
    seen = [np.mean(chance[bins == b]) for b in range(10)]
    true = [np.mean(won[bins == b]) for b in range(10)]
    axis.plot(seen, true, "o-", label=f"{name}, {len(records)} positions of {len(np.unique(records['game']))} games")
    print(name, [f"{100 * s:.0f}: {100 * t:.0f}" for s, t in zip(seen, true)])
    axis.set_xlabel("chance that the evaluation gives")
    axis.set_ylabel("share of the games that were won (a draw is half)")


def chances(arrays, header, positions):
    """Of the side to move, as the network of a file gives them."""
    model = Model(header, torch.ones(header["terms"]), len(arrays["first_bias"]))
    quantise.restore(model, arrays)
    rows = torch.arange(len(positions))
    with torch.no_grad():
        return torch.sigmoid(model(*positions.batch(rows, torch.zeros_like(rows)))).numpy()


def main():
    kind, out = sys.argv[1:3]
    figure, axis = plt.subplots(figsize=(6, 4.2), dpi=80)
    if kind == "reliability":
        axis.plot([0, 1], [0, 1], color="0.7")
    for argument in sys.argv[3:]:
        name, paths = argument.split("=", 1)
        {"curves": curves, "reliability": reliability}[kind](axis, name, paths)
    axis.grid(alpha=0.3)
    if kind == "curves":
        axis.margins(y=0.25)  # room for the legend above the curves
        axis.legend(fontsize=8, loc="upper center", ncol=3)
    else:
        axis.legend(fontsize=8)
    figure.tight_layout()
    figure.savefig(out)


if __name__ == "__main__":
    main()
