"""The heath at dawn as light: a sky without clouds but for some bars, hills in the mist, stones along the ridges.

The picture is laid out as the tavern's (environment.py). The sun stands where the theme's key light comes from; its disc
is left out, since the key light is the sun."""

import numpy as np

from common import ASSETS, hexcolour, mix, save_hdr, smoothstep

FOLDER = ASSETS / "themes" / "megaliths"
SUN = np.array([-0.86, 0.20, -0.34])       # lower than the key light: this is what is seen on the horizon
MEAN_RADIANCE = 0.40


def wave(seed, azimuth, low, high, slope=1.0):
    """A ridge: noise around the horizon."""
    rng = np.random.default_rng(seed)
    total = np.zeros_like(azimuth)
    for k in range(low, high):
        total += rng.normal() * k ** -slope * np.cos(k * azimuth + rng.uniform(0, 2 * np.pi))
    return total


def sky(direction):
    y = direction[..., 1]
    sun = SUN / np.linalg.norm(SUN)
    towards = np.clip(direction @ sun, -1, 1)
    angle = np.arccos(towards)
    level = direction * [1, 0, 1]
    level /= np.maximum(np.linalg.norm(level, axis=-1, keepdims=True), 1e-6)
    beside = np.clip(level @ (sun * [1, 0, 1] / np.hypot(sun[0], sun[2])), -1, 1) * 0.5 + 0.5
    e = np.arcsin(np.clip(y, -1, 1))
    zenith, upper = np.array([0.16, 0.27, 0.54]), np.array([0.44, 0.50, 0.66])
    away, near = np.array([0.84, 0.60, 0.53]), np.array([1.75, 1.02, 0.44])
    horizon = away + (near - away) * (beside ** 2.2)[..., None]
    colour = mix(upper, zenith, smoothstep(0.25, 1.2, e))
    colour = mix(horizon, colour, smoothstep(-0.02, 0.42, e) ** 0.9)
    # Bars of cloud low over the horizon, lit from under.
    a = np.arctan2(direction[..., 0], -direction[..., 2])
    for k, (at, thin) in enumerate(((0.16, 0.016), (0.235, 0.022), (0.36, 0.035))):
        bar = np.exp(-((e - at - 0.018 * wave(40 + k, a, 1, 7)) / thin) ** 2)
        bar *= smoothstep(-0.5, 1.2, wave(50 + k, a, 1, 12, 0.7))
        colour = mix(colour, np.array([1.25, 0.72, 0.50]) * (0.6 + 0.8 * beside)[..., None], 0.55 * bar)
    glow = np.exp(-(angle / 0.34) ** 2) * 2.2 + np.exp(-(angle / 0.11) ** 2) * 9.0
    return colour + np.array([1.0, 0.60, 0.24]) * glow[..., None]


def look(direction):
    a = np.arctan2(direction[..., 0], -direction[..., 2])
    e = np.arcsin(np.clip(direction[..., 1], -1, 1))
    colour = sky(direction)
    mist = sky(np.stack([direction[..., 0], np.full_like(e, 0.02), direction[..., 2]], -1)
               / np.sqrt(direction[..., 0] ** 2 + 0.0004 + direction[..., 2] ** 2)[..., None])
    moor = np.array([0.115, 0.105, 0.062])
    for seed, height, rough, clear in ((5, 0.075, 0.022, 0.25), (6, 0.050, 0.017, 0.45), (7, 0.028, 0.012, 0.72)):
        top = height + rough * wave(seed, a, 2, 30, 1.1)
        solid = smoothstep(0.004, -0.004, e - top)
        # Mist fills the valleys: hills are clearest at their crests.
        shade = mix(mist * 0.85, moor * 1.3, clear * smoothstep(top - 0.07, top, e))
        colour = mix(colour, shade, solid)
        if seed == 5:
            continue
        rng = np.random.default_rng(seed)
        for _ in range(9 if seed == 7 else 6):
            at, tall, wide = rng.uniform(-np.pi, np.pi), rng.uniform(0.05, 0.12), rng.uniform(0.009, 0.020)
            scale = 1.0 if seed == 7 else 0.6
            d = (a - at + np.pi) % (2 * np.pi) - np.pi
            ground = height + rough * wave(seed, np.array(at), 2, 30, 1.1)
            up = (e - ground) / (tall * scale)
            stone = smoothstep(1.02, 0.94, up + 0.25 * d / (wide * scale)) * smoothstep(1.1, 0.9, np.abs(d) / (wide * scale * (1 - 0.25 * np.clip(up, 0, 1))))
            stone *= up > -0.6
            colour = mix(colour, mix(mist * 0.7, np.array([0.055, 0.050, 0.048]), clear), stone)
    # The near heath, dark towards the feet, with bands of mist.
    near = smoothstep(0.010, -0.06, e)
    band = 0.5 + 0.5 * np.sin(e * 90 + 2.0 * wave(9, a, 1, 9))
    turf = mix(moor * 1.25, mist * 0.55, 0.35 * band * smoothstep(-0.22, -0.02, e))
    turf = mix(turf, np.array([0.075, 0.080, 0.036]), smoothstep(-0.05, -0.5, e))
    return mix(colour, turf, near)


def make(width=1024):
    azimuth = 2 * np.pi * ((np.arange(width) + 0.5) / width - 0.5)
    elevation = np.pi * (0.5 - (np.arange(width // 2) + 0.5) / (width // 2))
    e, a = np.meshgrid(elevation, azimuth, indexing="ij")
    direction = np.stack([np.cos(e) * np.sin(a), np.sin(e), -np.cos(e) * np.cos(a)], -1)
    picture = look(direction)
    weight = np.cos(e)[..., None]
    mean = (picture * weight).mean((0, 1)) / weight.mean()
    picture = picture * (MEAN_RADIANCE / (mean @ [0.2126, 0.7152, 0.0722]))
    print(f"dawn: mean {mean.round(3)} before scaling, horizon {picture[width // 4 - 8].mean(0).round(3)}")
    save_hdr(FOLDER / "environment.hdr", picture.astype(np.float32))
    return picture


if __name__ == "__main__":
    make()
