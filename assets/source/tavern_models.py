"""The tavern's stones, each with its own small chips, and what stands on the table: candles, a tankard."""

import numpy as np

from common import TAVERN
from shape import box, joined, lathe, mesh, moved, noise, rounded, save, smooth_profile

FLAT = (0.034, 0.0105, 0.034)


def chipped(seed, chips):
    """A polished stone whose edges were knocked a little over the years."""
    rng = np.random.default_rng(seed)
    half = np.array(FLAT) / 2
    part = rounded(box(FLAT, (2, 1, 2), (0.0022,)), FLAT, 0.0022)
    p = part["at"] - [0, half[1], 0]
    for _ in range(chips):
        along = rng.integers(0, 3)
        corner = half * rng.choice([-1, 1], 3)
        corner[along] *= rng.uniform(-0.9, 0.9)
        n = corner / half * (np.arange(3) != along) + rng.normal(0, 0.25, 3)
        n /= np.linalg.norm(n)
        near = np.linalg.norm(p - corner, axis=1)
        depth = rng.uniform(0.0002, 0.0007)
        limit = (p @ n)[near < 0.006].max(initial=-1) - depth
        beyond = np.where(near < 0.006, np.maximum(p @ n - limit, 0), 0)
        p = p - beyond[:, None] * n
    return {**part, "at": p + [0, half[1], 0]}


def candlestick():
    """Turned brass: a dish with a rim, a stem, a socket."""
    profile = [(0, 0)] + list(smooth_profile([(0.040, 0), (0.047, 0.002), (0.050, 0.008), (0.047, 0.010), (0.040, 0.006),
                                              (0.016, 0.007), (0.009, 0.013), (0.0075, 0.024), (0.012, 0.030),
                                              (0.0085, 0.036), (0.0090, 0.048), (0.015, 0.054), (0.0155, 0.066),
                                              (0.0130, 0.067)], 1)) + [(0, 0.064)]
    return lathe(profile, 24)


def candle(seed, height):
    """Wax that has run down, molten about the wick."""
    r = 0.0112
    profile = [(0, 0), (r, 0), (r, 0.4 * height), (r, 0.8 * height), (0.98 * r, 0.94 * height), (0.88 * r, height),
               (0.70 * r, height - 0.0008), (0.35 * r, height - 0.0030), (0, height - 0.0032)]
    runs = np.random.default_rng(seed).uniform(0, 2 * np.pi, 5)

    def drips(p):
        a = np.arctan2(p[:, 2], p[:, 0])
        out = sum(np.exp(-((np.angle(np.exp(1j * (a - t)))) / 0.22) ** 2) * np.clip(p[:, 1] / height * 1.3 - 0.3 * k / 5, 0, 1)
                  for k, t in enumerate(runs))
        return 0.0016 * out * (p[:, 1] < 0.95 * height) + 0.0003 * noise(seed, p, 0.02)

    return lathe(profile, 22, drips)


def flame(height=0.026):
    profile = [(0, 0)] + [(0.0062 * np.sin(np.pi * t) ** 0.8 * (1 - 0.45 * t), height * t) for t in np.linspace(0.06, 0.96, 9)] + \
        [(0, height)]
    part = lathe(profile, 12)
    part["at"][:, 0] += 0.0016 * (part["at"][:, 1] / height) ** 2
    return part


def tankard():
    """Staves of oak: barrel-shaped, hollow."""
    staves = 14
    out = lathe([(0, 0), (0.041, 0), (0.0425, 0.020), (0.0415, 0.060), (0.0375, 0.108), (0.0340, 0.108), (0.0335, 0.082),
                 (0, 0.080)], staves * 3,
                lambda p: -0.0010 * (np.abs(np.sin(np.arctan2(p[:, 2], p[:, 0]) * staves / 2)) < 0.25) * (p[:, 1] > 0.001))
    return out


def hoops():
    band = lambda y, r: lathe([(0, y - 0.0001), (r, y), (r + 0.0008, y + 0.001), (r + 0.0004, y + 0.010), (r - 0.0012, y + 0.011),
                               (0, y + 0.0111)], 24)
    return joined(band(0.010, 0.0430), band(0.088, 0.0404))


def handle():
    """A strap bent around a D."""
    path = np.array([(0.036, 0.092), (0.060, 0.092), (0.070, 0.080), (0.070, 0.044), (0.062, 0.030), (0.040, 0.024)])
    path = smooth_profile(path, 4)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.stack([-ahead[:, 1], ahead[:, 0]], -1)
    around = [(-0.003, -0.007), (0.003, -0.007), (0.003, 0.007), (-0.003, 0.007)]
    at = [(p[0] + s[0] * u, p[1] + s[1] * u, w) for p, s in zip(path, side) for u, w in around]
    faces, uv = [], []
    for k in range(len(path) - 1):
        for i in range(4):
            j = (i + 1) % 4
            a, b, c, d = 4 * k + i, 4 * k + j, 4 * k + 4 + j, 4 * k + 4 + i
            faces += [(a, b, c), (a, c, d)]
            x0, x1, y0, y1 = 0.006 * k, 0.006 * (k + 1), 0.01 * i, 0.01 * (i + 1)
            uv += [((x0, y0), (x0, y1), (x1, y1)), ((x0, y0), (x1, y1), (x1, y0))]
    out = mesh(at, faces, uv)
    centre = out["at"].mean(0)
    f = out["at"][out["faces"]]
    n = np.cross(f[:, 1] - f[:, 0], f[:, 2] - f[:, 0])
    axis = np.repeat((path[:-1] + path[1:]) / 2, 8, 0)
    out_of = f.mean(1)[:, :2] - axis
    outward = (n[:, :2] * out_of).sum(1) + n[:, 2] * f.mean(1)[:, 2]
    flip = outward < 0
    out["faces"][flip] = out["faces"][flip][:, ::-1]
    out["uv"][flip] = out["uv"][flip][:, ::-1]
    return out


def make():
    put = lambda name, part, crease=50: save(TAVERN / f"{name}.obj", part, crease)
    for k, chips in enumerate((1, 2, 3, 4)):
        put(f"stone_{k + 1}", chipped(40 + k, chips), 32)
    put("candlestick", candlestick(), 60)
    put("candle_1", candle(1, 0.075), 60), put("candle_2", candle(2, 0.048), 60)
    put("wick", lathe([(0, 0), (0.0007, 0), (0.0006, 0.008), (0, 0.008)], 6))
    put("flame", flame(), 80)
    put("tankard", tankard(), 28), put("hoops", hoops(), 40), put("handle", handle(), 30)
    put("ale", lathe([(0, 0), (0.0338, 0), (0, 0.0005)], 24), 80)


if __name__ == "__main__":
    make()
