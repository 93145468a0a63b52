"""The surf of Shore: the last metre of the sea, a mesh and one picture laid over it. Sand shows through shallow water; foam
lies at the edge of the spent wave, on the wave that breaks, in the nets that it leaves behind, and around the rocks."""

import numpy as np
from PIL import Image

from common import linear, mix, normals, sample, save_pictures, smoothstep
from shape import noise, save
from shore_land import (CREST, FOLDER, ROCKS, SURF_FAR, SURF_HALF, cut, lace, laid, land, net, seaward, swash, water)

WIDE, HIGH = 2048, 1024             # texels
TEXEL = 2 * SURF_HALF / WIDE        # metres, in both directions
NEAR = SURF_FAR + HIGH * TEXEL      # z of the lower edge of the picture
SAND, WATER = 0.26, 0.42            # metres that a repeat of their textures covers, as in theme.json


def ground():
    """The points of the texels' middles, rows from the far edge."""
    x = (np.arange(WIDE) + 0.5) * TEXEL - SURF_HALF
    z = (np.arange(HIGH) + 0.5) * TEXEL + SURF_FAR
    x, z = np.meshgrid(x, z)
    return np.stack([x.ravel(), np.zeros(x.size), z.ravel()], -1)


def picture(name, p, size):
    """A texture of the place at points p, linear, as it lies on ground whose texture coordinates are those of laid()."""
    texels = np.asarray(Image.open(FOLDER / name).convert("RGB"), np.float32) / 255
    u, v = p[:, 0] / size, p[:, 2] / size
    return np.stack([sample(texels[..., k], u, v) for k in range(3)], -1)


def density(p):
    """How much foam there is, 0 to 1."""
    d, x = seaward(p), p[:, 0]
    patches, fine = noise(45, p, 0.22, 2), noise(43, p, 0.035, 2)
    spent = np.clip(swash(p), 0, None)
    edge = 0.66 * np.exp(-spent / 0.010) + np.clip(0.46 + 0.10 * patches, 0, 0.6) * np.exp(-spent / 0.16)
    behind = d - CREST - 0.03 * np.sin(1.3 * x) - 0.006 * fine
    breaks = np.clip(0.35 + np.sin(2.6 * x + 0.4) + 0.6 * np.sin(6.1 * x), 0, 1)
    crest = breaks * smoothstep(-0.052, -0.022, behind) * np.exp(-np.clip(behind, 0, None) / 0.022)
    trail = breaks * smoothstep(-0.01, 0.02, behind) * np.clip(0.52 + 0.12 * patches, 0, 0.7) * np.exp(-np.clip(behind, 0, None) / 0.15)
    far = d - 3.0 * CREST - 0.06 * np.sin(0.9 * x + 1) - 0.008 * fine
    second = 0.85 * np.clip(np.sin(1.3 * x + 2.6) + 0.5 * np.sin(7.3 * x), 0, 1) \
        * smoothstep(-0.045, -0.015, far) * np.exp(-np.clip(far, 0, None) / 0.03)
    around = np.max([0.9 * np.exp(-np.clip(np.hypot(x - rx, p[:, 2] - rz) - 0.046 * scale, 0, None) / 0.022)
                     for _, rx, rz, _, scale in ROCKS], 0)
    sides = smoothstep(SURF_HALF, SURF_HALF - 0.25, np.abs(x)) * smoothstep(SURF_FAR, SURF_FAR + 0.15, p[:, 2])
    return np.clip(1 - (1 - edge) * (1 - crest) * (1 - trail) * (1 - second) * (1 - around), 0, 1) * sides


def nets(p):
    """The texture of foam, 0 to 1: highest at the walls of its bubbles, so that little foam is a net and much foam closed."""
    bent = p + 0.014 * np.stack([noise(41, p, 0.10, 2), np.zeros(len(p)), noise(42, p, 0.10, 2)], -1)
    walls = sum(share * (1 - np.clip(lace(bent * [0.75, 0, 1], size, seed) / 0.45, 0, 1))
                for share, size, seed in ((0.44, 0.046, 46), (0.32, 0.020, 48), (0.16, 0.008, 49)))
    return walls + 0.08 * np.clip(0.5 + 0.3 * noise(50, p, 0.006, 1), 0, 1)


def pictures():
    p = ground()
    # In a thin layer the net has thin walls; where there is more they thicken, until the holes close.
    amount, net_of = density(p), nets(p)
    wanted = 1.0 - 0.98 * amount
    foam = smoothstep(wanted - 0.10, wanted + 0.18, net_of) * smoothstep(0.02, 0.12, amount) * (0.80 + 0.20 * amount)
    depth = np.clip(water(p) - land(p), 0, None) + 0.006 * smoothstep(0, 0.1, swash(p))
    clear = np.exp(-depth[:, None] * np.array([75.0, 42.0, 38.0]))
    sea = linear(picture("water_albedo.jpg", p, WATER)) * 0.9
    bed = linear(picture("sand_albedo.jpg", p, SAND)) * [0.62, 0.62, 0.66]
    colour = mix(bed * clear + sea * (1 - clear), np.array([0.56, 0.60, 0.62]), foam * (0.62 + 0.38 * net_of))
    open_water = smoothstep(0.0, 0.05, depth)
    roughness = mix(mix(np.float32(0.16), picture("water_rough.jpg", p, WATER)[:, 0], open_water), np.float32(0.80), foam)
    shaped = lambda a: a.reshape((HIGH, WIDE) + a.shape[1:]).astype(np.float32)
    bumps = normals(shaped(1.5 * foam + 1.1 * foam * net_of + 0.5 * np.sqrt(amount)))
    waves = (picture("water_normal.jpg", p, WATER) * 2 - 1) * [1, 1, 0] * (0.5 * open_water * (1 - foam))[:, None]
    normal = bumps + shaped(waves)
    save_pictures("surf", shaped(colour), normal, shaped(roughness), FOLDER)


def model():
    """The water from the edge of the spent wave to the open sea. Its texture coordinates stretch the picture over it."""
    at, faces = net(np.linspace(-SURF_HALF, SURF_HALF, 61), np.linspace(SURF_FAR, NEAR, 81))
    part = laid(*cut(at, faces, swash(at)), lambda p: np.maximum(water(p), land(p)) + 0.0015)
    corners = part["at"][part["faces"]]
    u = corners[:, :, 0] + SURF_HALF
    v = (NEAR - corners[:, :, 2]) * WIDE / HIGH
    return {**part, "uv": np.stack([u, v], -1)}


def make():
    pictures()
    save(FOLDER / "surf.obj", model(), 80)


if __name__ == "__main__":
    make()
