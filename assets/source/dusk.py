"""Dusk on the shore as light: the sun goes down on the left, a front of rain stands on the right, a bow at its end.

The picture is laid out as the tavern's (environment.py). The sun's disc is left out, since the key light is the sun."""

import numpy as np

from common import mix, save_hdr, smoothstep
from dawn import wave
from shape import noise
from shore_textures import FOLDER

SUN = np.array([-0.68, 0.12, -0.73])       # lower than the key light: this is what is seen in the sky
RAIN = np.radians(48)                      # azimuth of the middle of the rain
MEAN_RADIANCE = 0.29


def difference(a, b):
    return np.abs((a - b + np.pi) % (2 * np.pi) - np.pi)


def clear_sky(direction, a, e):
    """Dusk without clouds: gold at the sun, rose beside it, blue above, slate on the other side."""
    sun = SUN / np.linalg.norm(SUN)
    angle = np.arccos(np.clip(direction @ sun, -1, 1))
    beside = 0.5 + 0.5 * np.cos(a - np.arctan2(sun[0], -sun[2]))
    zenith, upper = np.array([0.125, 0.200, 0.44]), np.array([0.33, 0.34, 0.52])
    away, near = np.array([0.34, 0.36, 0.48]), np.array([1.00, 0.42, 0.15])
    horizon = mix(away, near, beside ** 2.6)
    colour = mix(upper, zenith, smoothstep(0.22, 1.15, e))
    colour = mix(horizon, colour, smoothstep(-0.03, 0.36, e) ** 0.8)
    glow = 0.55 * np.exp(-(angle / 0.34) ** 2) + 5.0 * np.exp(-(angle / 0.10) ** 2)
    return colour + np.array([1.0, 0.52, 0.17]) * glow[..., None], angle, beside


def bank(direction, seed, size):
    """A field of billows on the sky."""
    flat = direction * [1, 2.2, 1]
    return noise(seed, flat.reshape(-1, 3), size, 4).reshape(direction.shape[:2])


def sky(direction):
    a = np.arctan2(direction[..., 0], -direction[..., 2])
    e = np.arcsin(np.clip(direction[..., 1], -1, 1))
    colour, angle, beside = clear_sky(direction, a, e)
    # Bars of cloud on the side of the sun, lit from beneath.
    for k, (at, thin) in enumerate(((0.20, 0.020), (0.29, 0.030), (0.43, 0.050))):
        bar = np.exp(-((e - at - 0.022 * wave(40 + k, a, 1, 8)) / thin) ** 2) * smoothstep(-0.4, 1.2, wave(50 + k, a, 1, 13, 0.7))
        lit = mix(np.array([0.30, 0.22, 0.30]), np.array([1.6, 0.58, 0.24]), beside ** 3)
        colour = mix(colour, lit, 0.70 * bar)
    # The front: dark billows, their edges towards the sun aglow.
    off = difference(a, RAIN)
    billow = bank(direction, 61, 0.55)
    front = smoothstep(1.25, 0.65, off + 0.16 * billow - 0.25 * smoothstep(0.2, 0.7, e))
    front = front * smoothstep(1.15, 0.75, e + 0.10 * billow)
    body = mix(np.array([0.060, 0.078, 0.118]), np.array([0.22, 0.24, 0.32]), smoothstep(-1.2, 1.6, billow + 2.2 * (e - 0.30)))
    rim = smoothstep(0.0, 0.5, front) * smoothstep(1.0, 0.5, front) * beside ** 0.5
    flash = np.exp(-((a - RAIN + 0.22) / 0.13) ** 2 - ((e - 0.24) / 0.10) ** 2) * (0.6 + 0.4 * np.clip(billow, -1, 1))
    body = body + np.array([0.55, 0.62, 0.85]) * flash[..., None]
    colour = mix(colour, body, 0.96 * front) + np.array([0.95, 0.46, 0.26]) * (0.55 * rim)[..., None]
    # Veils of rain hang from it, slanting with the wind.
    base = 0.20 + 0.03 * wave(70, a, 2, 12)
    slant = a + 0.45 * e
    veil = smoothstep(0.72, 0.42, off + 0.05 * wave(71, a, 3, 20)) * smoothstep(base + 0.16, base - 0.08, e)
    streak = 0.66 + 0.13 * wave(72, slant, 12, 110, 0.30)
    shade = mix(np.array([0.120, 0.145, 0.195]), np.array([0.30, 0.32, 0.38]), smoothstep(0.16, -0.02, e))
    colour = mix(colour, shade, np.clip(veil * streak, 0, 1))
    # A bow opposite the sun: red outside, violet inside.
    bow = angle - np.radians(180 - 42)
    for shift, tint in ((0.012, (0.0, 0.02, 0.16)), (-0.004, (0.05, 0.14, 0.02)), (-0.022, (0.24, 0.05, 0.0))):
        band = np.exp(-((bow - shift) / 0.012) ** 2) * smoothstep(0.60, 0.05, e) * smoothstep(1.2, 0.5, off)
        colour = colour + 1.3 * np.array(tint) * band[..., None]
    return colour


def look(direction):
    a = np.arctan2(direction[..., 0], -direction[..., 2])
    e = np.arcsin(np.clip(direction[..., 1], -1, 1))
    colour = sky(direction)
    # The sea, where the model of it ends: the sky again, dimmer.
    mirrored = sky(np.stack([direction[..., 0], np.abs(direction[..., 1]) + 0.02, direction[..., 2]], -1))
    sea = mix(mirrored * 0.55, np.array([0.012, 0.040, 0.052]), smoothstep(-0.04, -0.50, e))
    colour = mix(colour, sea, smoothstep(-0.055, -0.085, e))
    # Behind the first player: the slopes of the island, the forest at their feet.
    behind = difference(a, np.pi)
    for seed, height, rough, tint in ((81, 0.30, 0.05, (0.085, 0.090, 0.120)), (82, 0.16, 0.03, (0.045, 0.055, 0.058)),
                                      (83, 0.085, 0.022, (0.020, 0.028, 0.022))):
        top = (height + rough * wave(seed, a, 2, 40, 1.0)) * smoothstep(1.45, 0.6, behind + 0.25 * (height - 0.2)) - 0.06
        colour = mix(colour, np.array(tint), smoothstep(0.006, -0.006, e - top) * (behind < 1.45))
    sand = smoothstep(-0.08, -0.20, e) * smoothstep(1.65, 1.35, behind)
    near = smoothstep(-0.42, -0.75, e)
    return mix(colour, np.array([0.050, 0.046, 0.046]), np.maximum(sand, near))


def make(width=1024):
    azimuth = 2 * np.pi * ((np.arange(width) + 0.5) / width - 0.5)
    elevation = np.pi * (0.5 - (np.arange(width // 2) + 0.5) / (width // 2))
    e, a = np.meshgrid(elevation, azimuth, indexing="ij")
    direction = np.stack([np.cos(e) * np.sin(a), np.sin(e), -np.cos(e) * np.cos(a)], -1)
    picture = np.maximum(look(direction), 0)
    weight = np.cos(e)[..., None]
    mean = (picture * weight).mean((0, 1)) / weight.mean()
    picture = picture * (MEAN_RADIANCE / (mean @ [0.2126, 0.7152, 0.0722]))
    print(f"dusk: mean {mean.round(3)} before scaling, horizon {picture[width // 4 - 8].mean(0).round(3)}")
    save_hdr(FOLDER / "environment.hdr", picture.astype(np.float32))
    return picture


if __name__ == "__main__":
    make()
