"""The trained network as the integers of the file that the engine reads.

docs/ENGINE.md describes the file; src/games/tak/network/Network.h reads it.
"""

import os
import struct
import sys

import numpy as np
import torch

import data

VERSION = 3
SQUARE = 255  # of the first layer: 1.0
SUM_BITS = 18  # of the sums of the second layer
ACTIVATION_BITS = 12
WEIGHT_BITS = 10
TERM_BITS = 12
TUNED_BITS = 8


def rounded(values, kind):
    limits = np.iinfo(kind)
    return np.clip(np.rint(values), limits.min, limits.max).astype(kind)


def quantised(model):
    """The arrays of the file, in its order."""
    get = lambda parameter: parameter.detach().cpu().double().numpy()
    one = SQUARE * SQUARE // 256  # what the square of 1.0 becomes
    return {
        "first_bias": rounded(get(model.first_bias) * SQUARE, np.int16),
        "first": rounded(get(model.first)[: model.padding] * SQUARE, np.int16),
        "pairs": rounded(get(model.first)[model.padding :] * SQUARE, np.int8),
        "squares": rounded(get(model.squares) * 2**SUM_BITS / one, np.int16),
        "terms": rounded(get(model.terms) * get(model.term_scale) * 2**TERM_BITS, np.int16),
        "squares_bias": rounded(get(model.squares_bias) * 2**SUM_BITS, np.int32),
        "second": rounded(get(model.second) * 2**WEIGHT_BITS, np.int16),
        "second_bias": rounded(get(model.second_bias) * 2 ** (WEIGHT_BITS + ACTIVATION_BITS), np.int32),
        "last": rounded(get(model.last) * 2**WEIGHT_BITS, np.int16),
        "last_bias": rounded(get(model.last_bias) * 2 ** (WEIGHT_BITS + ACTIVATION_BITS), np.int32),
        "tuned": rounded(get(model.tuned) * 2**TUNED_BITS, np.int16),
    }


def restore(model, arrays):
    """Gives a model of the same layers the weights of a file, as exactly as its integers have them."""
    one = SQUARE * SQUARE // 256
    term_scale = model.term_scale.cpu().double().numpy()
    arrays = {name: array.astype(np.float64) for name, array in arrays.items()}  # products of int16 would overflow
    floats = {
        "first_bias": arrays["first_bias"] / SQUARE,
        "first": np.concatenate([arrays["first"], arrays["pairs"]]) / SQUARE,
        "squares": arrays["squares"] * one / 2**SUM_BITS,
        "terms": arrays["terms"] / term_scale / 2**TERM_BITS,
        "squares_bias": arrays["squares_bias"] / 2**SUM_BITS,
        "second": arrays["second"] / 2**WEIGHT_BITS,
        "second_bias": arrays["second_bias"] / 2 ** (WEIGHT_BITS + ACTIVATION_BITS),
        "last": arrays["last"] / 2**WEIGHT_BITS,
        "last_bias": arrays["last_bias"] / 2 ** (WEIGHT_BITS + ACTIVATION_BITS),
        "tuned": arrays["tuned"] / 2**TUNED_BITS,
    }
    with torch.no_grad():
        for name, values in floats.items():
            parameter = getattr(model, name)
            if tuple(parameter.shape) != values.shape:
                wanted = tuple(parameter.shape)
                sys.exit(f"the network has other layers than the inputs ask for: {name} is {values.shape}, not {wanted}")
            parameter.copy_(torch.tensor(values))


def grown(arrays, width):
    """The same network with so many neurons in the first layer. New ones look at everything, and count for nothing yet."""
    inputs, old = arrays["first"].shape
    stages, out, _ = arrays["squares"].shape
    more = width - old
    if more < 0:
        sys.exit(f"--width {width}: the network to start from has {old} neurons, and none can be taken away")
    random = np.random.default_rng(1)
    squares = arrays["squares"].reshape(stages, out, 2, old)  # own, theirs
    return arrays | {
        "first_bias": np.concatenate([arrays["first_bias"], np.full(more, SQUARE // 4, np.int16)]),
        "first": np.concatenate([arrays["first"], rounded(random.normal(0, SQUARE / 10, (inputs, more)), np.int16)], 1),
        "pairs": np.pad(arrays["pairs"], ((0, 0), (0, more))),
        "squares": np.pad(squares, ((0, 0), (0, 0), (0, 0), (0, more))).reshape(stages, out, 2 * width),
    }


def load(path):
    """The arrays of a file."""
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError as problem:
        data.refuse(path, problem.strerror)
    return unpacked(path, content)


def unpacked(path, content):
    """The arrays of a file with this content."""
    if len(content) < 48 or content[:8] != b"DOLMENNW" or checksum(content[:-8]) != struct.unpack("<Q", content[-8:])[0]:
        data.refuse(path, "this is no network of the evaluation, or it is damaged")
    version, size, width, first, second, stages, terms, inputs = struct.unpack("<8I", content[8:40])
    if version != VERSION:
        data.refuse(path, f"the network is of version {version}; {VERSION} was expected")
    shapes = {
        "first_bias": ("<i2", (width,)),
        "first": ("<i2", (inputs, width)),
        "pairs": ("i1", (data.pair_inputs(size), width)),
        "squares": ("<i2", (stages, first, 2 * width)),
        "terms": ("<i2", (stages, first, terms)),
        "squares_bias": ("<i4", (stages, first)),
        "second": ("<i2", (stages, second, first)),
        "second_bias": ("<i4", (stages, second)),
        "last": ("<i2", (stages, second)),
        "last_bias": ("<i4", (stages,)),
        "tuned": ("<i2", (stages,)),
    }
    arrays, at = {}, 40
    for name, (kind, shape) in shapes.items():
        arrays[name] = np.frombuffer(content, kind, int(np.prod(shape)), at).reshape(shape)
        at += arrays[name].nbytes
    return arrays


def checksum(content):
    """FNV-1a with 64 bits."""
    value = 0xCBF29CE484222325
    for byte in content:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def check_writable(path):
    """Ends the program if this file could not be written, before hours of training rather than after them."""
    folder = os.path.dirname(path) or "."
    if os.path.isdir(path) or not os.access(folder, os.W_OK | os.X_OK):
        data.refuse(path, "it cannot be written")


def write(path, content):
    """Writes the file whole or not at all."""
    new = f"{path}.new"
    with open(new, "wb") as file:
        file.write(content)
    os.replace(new, path)


def packed(arrays, header):
    """The content of the file: magic, numbers of the layers, arrays, checksum; little-endian."""
    width = arrays["first"].shape[1]
    stages, first, _ = arrays["squares"].shape
    second = arrays["second"].shape[1]
    numbers = (VERSION, header["size"], width, first, second, stages, header["terms"], len(arrays["first"]))
    content = b"DOLMENNW" + struct.pack("<8I", *numbers)
    content += b"".join(np.ascontiguousarray(array).astype(array.dtype.newbyteorder("<")).tobytes() for array in arrays.values())
    return content + struct.pack("<Q", checksum(content))
