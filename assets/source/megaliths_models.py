"""The stones of Megaliths: slabs, standing stones and domes to play with, paving, dolmens, grass."""

import numpy as np

from common import ASSETS
from shape import box, hewn, joined, lathe, mesh, moved, noise, rounded, save, smooth_profile

FOLDER = ASSETS / "themes" / "megaliths"
FLAT = (0.0365, 0.0105, 0.0365)


def slab(seed, size=FLAT, steps=(4, 1, 4), chips=9, depth=(0.0006, 0.0030)):
    """A rough slab: top and bottom even, sides struck off all around."""
    rng = np.random.default_rng(seed)
    part = rounded(box(size, steps, 0.0022), size, 0.0019)
    middle = np.array([0, size[1] / 2, 0])
    part = hewn(part, seed, chips, depth, middle, flat=0.75)
    p = part["at"]
    # Sides bulge and waver; towards top and bottom less, so that slabs lie flat on each other.
    out = p * [1, 0, 1]
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6)
    side = np.clip(np.hypot(p[:, 0], p[:, 2]) / (size[0] * 0.46), 0, 1) ** 6
    p = p + out * (side * (0.0006 * noise(seed + 1, p, 0.016) + 0.00025 * noise(seed + 2, p, 0.005)))[:, None]
    level = np.clip(p[:, 1] / size[1], 0, 1)
    rough = 0.00022 * (noise(seed + 3, p, 0.012) - 1.4) * (level > 0.85)
    p[:, 1] = np.clip(p[:, 1] + np.minimum(rough, 0), 0, size[1])
    spin = rng.uniform(-0.05, 0.05)
    part = moved({**part, "at": p}, yaw=spin)
    # However much was struck off, every slab is as high as the next.
    y = part["at"][:, 1]
    part["at"][:, 1] = (y - y.min()) * size[1] / (y.max() - y.min())
    return part


def menhir(seed, size=(0.031, 0.042, 0.0108), steps=(5, 9, 2), shoulder=0.62):
    """A standing stone: broad, a little thinner and narrower towards a slanting head."""
    rng = np.random.default_rng(seed)
    radius = 0.28 * min(size)
    part = rounded(box(size, steps, radius), size, radius)
    p = part["at"]
    t = np.clip(p[:, 1] / size[1], 0, 1)
    p[:, 0] *= 1 - (0.06 + 0.22 * rng.random()) * np.clip((t - 0.15) / 0.85, 0, 1) ** 1.4
    p[:, 2] *= 1 - 0.22 * t ** 2
    p[:, 0] += size[0] * 0.10 * rng.uniform(-1, 1) * t ** 2
    # The head slants to one side.
    slant = rng.choice([-1, 1]) * rng.uniform(0.15, 0.42)
    high = np.clip((t - shoulder) / (1 - shoulder), 0, 1)
    p[:, 1] -= high * np.clip(0.5 + slant * 2 * p[:, 0] / size[0], 0, 1) * size[1] * rng.uniform(0.14, 0.24)
    middle = np.array([0, size[1] * 0.5, 0])
    part = hewn({**part, "at": p}, seed, 11, (0.01 * size[0], 0.07 * size[0]), middle, flat=0.8, low=-0.15)
    p = part["at"]
    grain = 0.013 * size[0] * noise(seed + 1, p * [1, 0.6, 1], 0.35 * size[0]) \
        + 0.008 * size[0] * noise(seed + 2, p, 0.12 * size[0])
    out = p - middle * [0, 1, 0]
    out[:, 1] = 0
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6)
    p += out * grain[:, None]
    p[:, 1] = np.maximum(p[:, 1], 0)
    foot = p[:, 1] < 0.004 * size[1] / 0.044
    p[foot, 1] = 0
    return {**part, "at": p}


def dome(seed, width=0.035, height=0.027, ring=0.34):
    """A capstone: a dome dressed smooth, a groove around its foot, a cup ground into its crown."""
    r = width / 2
    angle = np.linspace(0, np.pi / 2, 13)
    foot = [(0, 0), (0.90 * r, 0), (0.975 * r, 0.0009), (r, 0.0030), (0.99 * r, 0.0058)]
    groove = [(0.925 * r, 0.0068), (0.925 * r, 0.0079), (0.975 * r, 0.0089)]
    base = 0.0089
    arch = [(0.975 * r * np.cos(a) ** 0.92, base + (height - base) * np.sin(a)) for a in angle[1:-2]]
    cup = [(0.17 * r, height), (0.12 * r, height - 0.0002), (0.07 * r, height - 0.0011), (0, height - 0.0014)]
    profile = foot + groove + arch + cup
    wobble = lambda p: 0.00028 * noise(seed, p, 0.02) + 0.0001 * noise(seed + 1, p, 0.006)
    return lathe(profile, 30, wobble)


def without_foot(part):
    """Leaves out the faces that nobody ever sees."""
    kept = (part["at"][part["faces"]][:, :, 1] > 1e-6).any(1)
    return {**part, "faces": part["faces"][kept], "uv": part["uv"][kept]}


def paving(seed, side=0.0488, height=0.010):
    size = (side, height, side)
    part = without_foot(rounded(box(size, (4, 1, 4), 0.0016), size, 0.0013))
    part = hewn(part, seed, 7, (0.0003, 0.0016), np.array([0, height / 2, 0]), flat=0.35)
    p = part["at"]
    top = p[:, 1] > height - 1e-6
    edge = np.maximum(np.abs(p[:, 0]), np.abs(p[:, 2])) / (side / 2)
    p[top, 1] += np.minimum(0.00012 * (noise(seed + 1, p[top], 0.02) - 1.5), 0) * (edge[top] > 0.3)
    return {**part, "at": p}


def stepping_stone(seed, width=0.047, height=0.012):
    turn = np.linspace(0, 2 * np.pi, 4, endpoint=False)
    profile = [(0, 0), (0.5 * width, 0), (0.5 * width, 0.6 * height), (0.49 * width, 0.86 * height),
               (0.465 * width, 0.97 * height), (0.44 * width, height), (0, height)]
    part = lathe(profile, 18, lambda p: 0.0016 * noise(seed, p * [1, 0, 1], 0.035) + 0.0004 * noise(seed + 1, p, 0.01))
    return hewn(part, seed, 6, (0.0006, 0.003), np.array([0, height / 2, 0]), flat=0.3)


def dolmen(seed):
    """Three uprights and a great slab that lies on them, a fourth fallen."""
    upright = lambda k, s: menhir(seed + k, s, (4, 8, 3), shoulder=0.85)
    parts = [moved(upright(1, (0.10, 0.165, 0.045)), (-0.085, -0.012, 0.01), yaw=1.45),
             moved(upright(2, (0.11, 0.160, 0.048)), (0.09, -0.012, -0.01), yaw=-1.65),
             moved(upright(3, (0.13, 0.168, 0.05)), (0.0, -0.012, -0.075), yaw=0.06)]
    size = (0.30, 0.060, 0.235)
    roof = rounded(box(size, (9, 3, 8), 0.02), size, 0.018)
    roof = hewn(roof, seed + 5, 16, (0.006, 0.045), np.array([0, 0.03, 0]), flat=0.8)
    p = roof["at"]
    p[:, 1] += 0.004 * noise(seed + 6, p, 0.12) + 0.0016 * noise(seed + 7, p, 0.03)
    roof = moved(roof, (0.0, 0.132, -0.018), yaw=0.2, lean=0.045)
    return joined(*parts, roof)


def boulder(seed, size):
    part = rounded(box(size, (5, 4, 5), min(size) * 0.2), size, min(size) * 0.42)
    part = hewn(part, seed, 14, (0.02 * size[0], 0.16 * size[0]), np.array([0, size[1] / 2, 0]), flat=0.9)
    p = part["at"]
    p += p * (0.04 * noise(seed + 1, p, size[0] * 0.4))[:, None]
    return {**part, "at": p - [0, 0.15 * size[1], 0]}


def blades(seed, count, spread, height, width=0.0016, lean=0.7):
    """Tufts of grass: bent blades, both sides. Their normals look up, so that grass is lit as the ground is."""
    rng = np.random.default_rng(seed)
    at, faces, uv, normals = [], [], [], []
    for _ in range(count):
        r, a = spread * np.sqrt(rng.random()), rng.uniform(0, 2 * np.pi)
        root = np.array([r * np.cos(a), -0.001, r * np.sin(a)])
        tall = height * rng.uniform(0.55, 1.15)
        away = rng.uniform(0, 2 * np.pi)
        bend = np.array([np.cos(away), 0, np.sin(away)]) * tall * lean * rng.uniform(0.2, 1)
        side = np.array([-np.sin(away), 0, np.cos(away)]) * width * rng.uniform(0.7, 1.2) / 2
        half = root + bend * 0.30 + [0, tall * 0.62, 0]
        tip = root + bend + [0, tall * rng.uniform(0.85, 1.0), 0]
        k = len(at)
        at += [root - side, root + side, half - side * 0.75, half + side * 0.75, tip]
        tri = [[0, 1, 3], [0, 3, 2], [2, 3, 4]]
        n = np.array([0, 1, 0]) + 0.55 * bend / max(np.linalg.norm(bend), 1e-6)
        n /= np.linalg.norm(n)
        where = rng.uniform(0, 0.5, 2)
        points = np.array([[0, 0], [width, 0], [0, tall * 0.6], [width, tall * 0.6], [width / 2, tall]]) + where
        for t in tri + [f[::-1] for f in tri]:
            faces.append([k + i for i in t])
            uv.append(points[t])
            normals.append([n] * 3)
    return mesh(at, faces, uv), np.array(normals)


def ground(radius=9.0, rings=26, around=72):
    """Turf: level where the board lies, rising and falling farther away."""
    r = np.concatenate([[0], 0.35 * (radius / 0.35) ** (np.arange(rings) / (rings - 1))])
    turn = np.linspace(0, 2 * np.pi, around, endpoint=False)
    at = [[0, 0, 0]] + [[x * np.cos(t), 0, -x * np.sin(t)] for x in r[1:] for t in turn]
    at = np.array(at)
    d = np.hypot(at[:, 0], at[:, 2])
    wave = 0.5 * noise(3, at, 2.4, 2) + 0.7 * noise(4, at, 6.0, 1)
    at[:, 1] = np.clip((d - 0.75) / 2.2, 0, 1) ** 1.5 * 0.10 * wave - 0.004 * np.clip(d - 0.8, 0, None) ** 2
    ring = lambda k, i: 1 + (k - 1) * around + i % around
    faces = []
    for i in range(around):
        faces.append([0, ring(1, i), ring(1, i + 1)])
        for k in range(1, rings):
            a, b, c, e = ring(k, i), ring(k + 1, i), ring(k + 1, i + 1), ring(k, i + 1)
            faces += [[a, b, c], [a, c, e]]
    faces = np.array(faces)
    return mesh(at, faces, at[faces][:, :, [0, 2]] * [1, -1])


def make():
    for k in range(4):
        save(FOLDER / f"slab_{k + 1}.obj", slab(100 + 10 * k), 34)
    for k in range(4):
        save(FOLDER / f"menhir_{k + 1}.obj", menhir(213 + 10 * k), 32)
    save(FOLDER / "dome.obj", dome(300), 46)
    for k in range(4):
        save(FOLDER / f"paving_{k + 1}.obj", paving(400 + 10 * k), 35)
    for k in range(3):
        save(FOLDER / f"step_{k + 1}.obj", stepping_stone(500 + 10 * k), 40)
    save(FOLDER / "dolmen.obj", dolmen(600), 32)
    for k, size in enumerate(((0.12, 0.30, 0.07), (0.15, 0.24, 0.08), (0.10, 0.36, 0.08))):
        save(FOLDER / f"standing_{k + 1}.obj", menhir(703 + 10 * k, size, (5, 11, 3)), 30)
    save(FOLDER / "boulder.obj", boulder(800, (0.09, 0.055, 0.075)), 34)
    for k in range(3):
        tuft, normals = blades(900 + k, 17, 0.020, 0.024, 0.0018)
        save(FOLDER / f"tuft_{k + 1}.obj", tuft, normals=normals)
    tall, normals = blades(950, 26, 0.030, 0.055, 0.0022, 0.9)
    save(FOLDER / "tuft_tall.obj", tall, normals=normals)
    save(FOLDER / "ground.obj", ground(), 60)


if __name__ == "__main__":
    make()
