"""Stones: the white and the black marble of the pieces."""

import numpy as np

from common import WORK, blur, grid, hexcolour, mix, normalise, ramp, sample, save, smoothstep, spectral, streaks


def folded(seed, amount, low=1, high=24, n=WORK):
    """Coordinates bent by two octave-rich fields, as rock is by pressure."""
    u, v = grid(n)
    return (u + amount * spectral(seed, low, high, 1.7, n=n)).astype(np.float32), \
           (v + amount * spectral(seed + 1, low, high, 1.7, n=n)).astype(np.float32)


def crack_distance(field, reach=3.0):
    """Texels to the nearest zero line of the field, estimated from its slope. reach: blur of the slope, texels, which
    keeps crossings from growing into blots."""
    du = (np.roll(field, -1, 1) - np.roll(field, 1, 1)) / 2
    dv = (np.roll(field, -1, 0) - np.roll(field, 1, 0)) / 2
    slope = np.sqrt(np.maximum(blur(du * du + dv * dv, reach), 0))
    return np.abs(field) / (slope + 0.25 * slope.mean())


def veins(seed, density, width, fold, presence, lean=(2.0, 0.8), crisp=2.2):
    """One family of veins, 0 to 1. density: waves per tile. width: field or number, texels. presence: field in
    [0, 1] that lets veins fade out. lean: stretch along and across the rock's bedding, which runs diagonally.
    crisp: how fast a vein's edge falls off."""
    u, v = folded(seed, fold)
    # A slanted frame: u + v and v - u are periodic too, and keep veins from running along the tile's edges.
    base = spectral(seed + 2, 1, density, 1.0, lean)
    line = crack_distance(sample(base, u + v, v - u)) / np.maximum(width, 0.3)
    return (presence / (1 + line ** crisp)).astype(np.float32)


def presence(seed, threshold, high=8, soft=0.9):
    return smoothstep(threshold, threshold + soft, spectral(seed, 1, high, 1.2))


def white():
    """Cream marble: milky clouds, smoky grey-gold veins with a dark thread in them, hair cracks, sugary crystals."""
    cloud = spectral(101, 1, 16, 1.6)
    u, v = folded(103, 0.05)
    wisps = sample(spectral(102, 2, 90, 1.3, (3.0, 0.8)), u + v, v - u)
    crystal = normalise(spectral(104, 120, 700, 0.2))
    swell = np.exp(0.6 * spectral(105, 2, 40, 1.0))
    smoke = veins(110, 3.4, 30 * swell, 0.040, presence(113, -0.5), crisp=1.6)
    broad = veins(110, 3.4, 8 * swell, 0.040, presence(111, -0.5))
    thread = veins(110, 3.4, 1.7 * swell, 0.040, presence(112, -0.4, 24), crisp=2.8)
    branch = veins(120, 6.5, 2.4 * swell, 0.035, presence(121, -0.2, 14))
    hair = veins(130, 10, 1.0, 0.030, presence(131, 0.2, 20), crisp=3.0)
    body = 0.5 + 0.15 * cloud + 0.13 * wisps
    colour = ramp(body, [(0.0, hexcolour("#d6cebf")), (0.45, hexcolour("#e8e1d4")), (1.0, hexcolour("#f2ecdf"))])
    gold = smoothstep(-0.7, 0.8, spectral(106, 1, 10, 1.2))
    tint = mix(hexcolour("#9d968c"), hexcolour("#b8986a"), gold)
    colour = mix(colour, mix(hexcolour("#b5afa6"), hexcolour("#cbb48f"), gold), 0.55 * smoke)
    colour = mix(colour, tint, 0.48 * broad)
    colour = mix(colour, mix(hexcolour("#655f58"), hexcolour("#856237"), gold), 0.70 * thread)
    colour = mix(colour, tint * 0.8, 0.55 * branch)
    colour = mix(colour, tint * 0.8, 0.40 * hair)
    colour = colour * (1 + 0.016 * crystal[..., None])
    pits = streaks(107, 350, (2, 5), (1.5, 3.0))
    colour = colour * (1 - 0.25 * pits[..., None])
    height = 0.04 * crystal - 0.4 * thread - 0.25 * branch - 0.25 * hair - 1.0 * blur(pits, 0.8)
    polish = spectral(108, 2, 20, 1.2)
    roughness = 0.24 + 0.022 * polish + 0.008 * crystal + 0.13 * thread + 0.05 * broad + 0.08 * branch + 0.2 * pits
    save("stone_white", colour, height, roughness)


def black():
    """Black marble: nearly even, brown and blue shades deep in it, a few fine pale and gold veins, fossil specks."""
    u, v = folded(202, 0.05)
    cloud = sample(spectral(201, 1, 60, 1.4, (1.8, 0.8)), u + v, v - u)
    grain = normalise(spectral(203, 100, 800, 0.3))
    swell = np.exp(0.7 * spectral(205, 2, 60, 0.9))
    main = veins(240, 3.4, 1.9 * swell, 0.045, presence(211, -0.1, 6), crisp=3.0)
    glow = veins(240, 3.4, 8 * swell, 0.045, presence(211, -0.1, 6))
    branch = veins(220, 6.0, 1.1 * swell, 0.040, presence(221, 0.4, 8), crisp=3.0)
    hair = veins(230, 9.0, 0.6, 0.035, presence(231, 0.5, 12), crisp=3.0)
    body = 0.5 + 0.20 * cloud + 0.06 * grain
    colour = ramp(body, [(0.0, hexcolour("#1e1e22")), (0.5, hexcolour("#2f2d31")), (1.0, hexcolour("#453f3c"))])
    brown = smoothstep(-0.2, 1.8, spectral(204, 1, 8, 1.3))
    colour = mix(colour, colour * np.array([1.25, 1.0, 0.80], np.float32), brown)
    gold = smoothstep(-1.2, 0.2, spectral(206, 1, 6, 1.2))
    tint = mix(hexcolour("#aaa59c"), hexcolour("#b08a50"), gold)
    colour = mix(colour, hexcolour("#5a4530"), 0.16 * glow)
    colour = mix(colour, tint, 0.80 * main)
    colour = mix(colour, tint * 0.8, 0.55 * branch)
    colour = mix(colour, tint * 0.7, 0.35 * hair)
    speck = streaks(207, 2600, (1, 4), (0.8, 2.2)) * smoothstep(-0.6, 1.2, spectral(208, 3, 30, 1.0))
    colour = mix(colour, hexcolour("#7d756b"), 0.5 * speck)
    height = 0.04 * grain - 0.4 * main - 0.25 * branch - 0.5 * blur(speck, 0.8)
    polish = spectral(209, 2, 20, 1.2)
    roughness = 0.25 + 0.025 * polish + 0.01 * grain + 0.12 * main + 0.08 * branch + 0.15 * speck
    save("stone_black", colour, height, roughness)


def make():
    white()
    black()


if __name__ == "__main__":
    make()
