"""The network of Tak's evaluation, as it is trained: floats here, the integers of the file in quantise.py.

src/games/tak/network reads the file and computes the same. docs/ENGINE.md describes both.
"""

import torch
from torch import nn

import data

HIDDEN = (16, 32)
MOST_PAIR = 0.25  # weight of a pair; learned ones are hardly ever larger


class Model(nn.Module):
    """Chances of the side to move, as logits.

    The first layer looks at the position as either side. The next layers have weights of their own for each
    stage of the game, and also see the terms of the tuned evaluation. The result is added to its sum.
    """

    def __init__(self, header, term_scale, width=64):
        """`width`: neurons of the first layer, for each of the two sides that look."""
        super().__init__()
        self.padding = data.padding(header)
        # 16 bits hold the sum of all inputs that can be on: bias, six of the situation, pieces, pairs.
        self.most_first = (32000 / 255 - MOST_PAIR * len(data.pairs(header)[0])) / (header["pieces"] + 7)
        self.register_buffer("term_scale", term_scale)
        self.stages = header["stages"]
        self.scale = header["scale"]
        first = torch.randn(header["inputs"] + data.pair_inputs(header["size"]), width) * 0.1
        first[header["inputs"] :] = 0  # pairs correct what their squares say
        self.first = nn.Parameter(first)
        self.first_bias = nn.Parameter(torch.full((width,), 0.25))
        first, second = HIDDEN
        self.squares = nn.Parameter(torch.randn(self.stages, first, 2 * width) * (2 * width) ** -0.5)
        self.terms = nn.Parameter(torch.randn(self.stages, first, header["terms"]) * 0.5 * header["terms"] ** -0.5)
        self.squares_bias = nn.Parameter(torch.full((self.stages, first), 0.2))
        self.second = nn.Parameter(torch.randn(self.stages, second, first) * first**-0.5)
        self.second_bias = nn.Parameter(torch.full((self.stages, second), 0.1))
        self.last = nn.Parameter(torch.randn(self.stages, second) * 0.1 * second**-0.5)
        self.last_bias = nn.Parameter(torch.zeros(self.stages))
        self.tuned = nn.Parameter(torch.ones(self.stages))

    def look(self, inputs):
        """The first layer's answer for inputs as one side sees them: numbers of inputs, padded."""
        if inputs.is_cuda:
            # On a graphics card a product with a matrix of zeros and ones is faster than a sum of rows.
            ones = torch.zeros(len(inputs), len(self.first), device=inputs.device)
            ones.scatter_add_(1, inputs, torch.ones_like(inputs, dtype=ones.dtype))  # deep pieces of a stack are alike
            ones[:, self.padding] = 0
            return ones @ self.first + self.first_bias
        sums = nn.functional.embedding_bag(inputs, self.first, mode="sum", padding_idx=self.padding)
        return sums + self.first_bias

    def forward(self, own, their, terms, tuned, stage):
        seen = torch.cat([self.look(own), self.look(their)], 1).clamp(0, 1) ** 2
        rows = torch.arange(len(stage), device=stage.device)

        def at_stage(x, weights, bias):
            stages, out, n = weights.shape
            whole = x @ weights.reshape(stages * out, n).T + bias.reshape(-1)
            return whole.reshape(len(x), stages, out)[rows, stage]

        first = at_stage(seen, self.squares, self.squares_bias)
        first = first + at_stage(terms * self.term_scale, self.terms, torch.zeros_like(self.squares_bias))
        second = at_stage(first.clamp(0, 1), self.second, self.second_bias).clamp(0, 1)
        net = (second * self.last[stage]).sum(1) + self.last_bias[stage]
        return net + tuned * (self.tuned[stage] / self.scale)

    def clip(self):
        """Keeps the weights within what the integers of the file can hold."""
        with torch.no_grad():
            self.first[: self.padding].clamp_(-self.most_first, self.most_first)
            self.first[self.padding :].clamp_(-MOST_PAIR, MOST_PAIR)
            self.first_bias.clamp_(-self.most_first, self.most_first)
            self.squares.clamp_(-8, 8)
            widest = 7.9 / self.term_scale
            self.terms.copy_(torch.minimum(torch.maximum(self.terms, -widest), widest))
            self.second.clamp_(-8, 8)
            self.last.clamp_(-8, 8)
