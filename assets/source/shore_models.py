"""What stands on the shore: the pieces, torches and stone lamps, the images of the two gods, driftwood, lava, palms."""

import numpy as np

from megaliths_models import boulder
from shape import box, joined, lathe, mesh, moved, noise, rounded, save, smooth_profile
from shore_textures import FOLDER

FLAT = (0.0350, 0.0105, 0.0350)


# ---- pieces ----

def worn(seed):
    """A slab that the surf has rounded: level above and below, its outline a little uneven."""
    part = rounded(box(FLAT, (1, 1, 1), (0.0014, 0.0042)), FLAT, 0.0042)
    p = part["at"]
    out = p * [1, 0, 1]
    reach = np.linalg.norm(out, axis=1, keepdims=True)
    side = np.clip(reach / (0.5 * FLAT[0]), 0, 1.2) ** 4
    p = p + out / np.maximum(reach, 1e-6) * side * (0.00055 * noise(seed, p * [1, 0.4, 1], 0.020, 2) - 0.0004)[:, None]
    return {**part, "at": p}


def wall(seed):
    """Such a slab on its edge, which is level enough to stand on."""
    x, y, z = worn(seed)["at"].T
    at = np.stack([x, np.maximum(-z, -0.496 * FLAT[2]), y - FLAT[1] / 2], -1)
    at[:, 1] -= at[:, 1].min()
    return {**worn(seed), "at": at}


def pounder(width=0.033, height=0.043):
    """A capstone: a penu, the pounder of the islands, with a broad foot, a slender neck and a knob."""
    r = width / 2
    profile = [(0, 0)] + list(smooth_profile([(0.90 * r, 0), (0.985 * r, 0.0012), (r, 0.0036), (0.93 * r, 0.0062),
                                              (0.70 * r, 0.0130), (0.50 * r, 0.0205), (0.42 * r, 0.0265),
                                              (0.45 * r, 0.0300), (0.62 * r, 0.0330), (0.70 * r, 0.0365),
                                              (0.62 * r, 0.0405), (0.36 * r, 0.0425)], 2)) + [(0, height)]
    return lathe(profile, 30, lambda p: 0.00014 * noise(5, p, 0.02))


# ---- tubes: poles, trunks, driftwood ----

def tube(path, radius, around=10, ripple=None, seed=0):
    """A bent pole along the path (n x 3), with these radii. Texture coordinates run along it, so u is its grain."""
    path, radius = np.asarray(path, float), np.asarray(radius, float)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    up = np.where(np.abs(ahead[:, 1:2]) > 0.8, [[1.0, 0, 0]], [[0, 1.0, 0]])
    side = np.cross(ahead, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(side, ahead)
    turn = np.linspace(0, 2 * np.pi, around, endpoint=False)
    at = path[:, None] + radius[:, None, None] * (np.cos(turn)[None, :, None] * side[:, None]
                                                  + np.sin(turn)[None, :, None] * other[:, None])
    if ripple:
        out = at - path[:, None]
        at = path[:, None] + out * (1 + ripple * noise(seed, at.reshape(-1, 3), 3 * radius.max(), 2).reshape(at.shape[:2]))[..., None]
    n, at = len(path), np.concatenate([at.reshape(-1, 3), path[:1], path[-1:]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    wide = 2 * np.pi * radius.max() / around
    faces, uv = [], []
    for k in range(n - 1):
        for i in range(around):
            a, b = k * around + i, k * around + (i + 1) % around
            faces += [(a, b + around, b), (a, a + around, b + around)]
            x0, x1, y0, y1 = along[k], along[k + 1], i * wide, (i + 1) * wide
            uv += [((x0, y0), (x1, y1), (x0, y1)), ((x0, y0), (x1, y0), (x1, y1))]
    for i in range(around):
        j, end = (i + 1) % around, (n - 1) * around
        faces += [(n * around, i, j), (n * around + 1, end + j, end + i)]
        uv += [((0, 0), (0.01, 0), (0, 0.01))] * 2
    return mesh(at, faces, uv)


def pole(height):
    """Bamboo: thicker at each node."""
    y = np.linspace(-0.03, height, 25)
    knots = np.exp(-((y[:, None] - np.arange(0.012, height, 0.048)) / 0.0022) ** 2).sum(1)
    return tube(np.stack([0.002 * np.sin(y * 16), y, 0 * y], -1), 0.0066 - 0.004 * y + 0.0011 * knots, 10)


def basket():
    """The head of a torch: a plaited cone with rims, hollow."""
    profile = [(0, 0), (0.0085, 0.0005), (0.0105, 0.003), (0.0205, 0.046), (0.0222, 0.049), (0.0218, 0.0525),
               (0.0190, 0.0525), (0.0180, 0.049), (0.0120, 0.040), (0, 0.038)]
    return lathe(profile, 28, lambda p: 0.0006 * np.sin(14 * np.arctan2(p[:, 2], p[:, 0])) * np.sign(np.sin(p[:, 1] * 900)))


def rings_of_rope():
    return joined(*(moved(lathe([(0, 0), (r, 0), (r + 0.0012, 0.0012), (r + 0.0012, 0.003), (r, 0.0042), (0, 0.0042)], 16),
                          (0, y, 0)) for y, r in ((-0.012, 0.0066), (-0.0075, 0.0068), (-0.003, 0.0072), (0.0185, 0.0142))))


def tongue(height, width, lean, phase):
    """A tongue of fire: a drawn-out drop that bends with the draught. Its texture is seen from before and behind, foot to tip."""
    t = np.linspace(0.03, 0.97, 12)
    shape = np.sin(np.pi * t ** 0.62) ** 0.9 * (1 - 0.45 * t)
    part = lathe([(0, 0)] + [(width * s, height * k) for s, k in zip(shape, t)] + [(0, height)], 14)
    corners = part["at"][part["faces"]]
    uv = np.stack([0.5 + 0.48 * corners[..., 0] / width, 0.02 + 0.96 * corners[..., 1] / height], -1)
    y = part["at"][:, 1] / height
    part["at"][:, 0] += lean * height * y ** 2 + 0.10 * width * np.sin(6 * y + phase)
    part["at"][:, 2] += 0.10 * width * np.sin(5 * y + 2 * phase)
    return {**part, "uv": uv}


def fire(height, wide=1.0):
    """Tongues beside each other; their middles are where the light comes from. Of a torch they are slender: seen from above,
    round ones look like scoops of ice cream."""
    aside = wide * height
    return joined(tongue(height, 0.22 * aside, 0.10 * wide, 0.0),
                  moved(tongue(0.66 * height, 0.16 * aside, 0.22 * wide, 2.0), (0.12 * aside, 0, 0.05 * aside)),
                  moved(tongue(0.58 * height, 0.15 * aside, -0.16 * wide, 4.0), (-0.12 * aside, 0, -0.04 * aside)))


def bowl():
    """A stone lamp: a thick bowl of lava."""
    profile = [(0, -0.004), (0.024, -0.004), (0.027, 0.002), (0.036, 0.016), (0.038, 0.024), (0.036, 0.0275),
               (0.030, 0.027), (0.026, 0.021), (0, 0.019)]
    return lathe(profile, 26, lambda p: 0.0009 * noise(61, p, 0.03, 2))


def log(seed, length, radius, bend):
    """Driftwood: a bent stem, thinner towards one end, with the stubs of boughs."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, 22)
    x = length * (t - 0.5)
    path = np.stack([x, 0.72 * radius + bend * 0.35 * np.sin(np.pi * t), bend * np.sin(2.4 * t + rng.uniform(0, 3))], -1)
    thick = radius * (1 - 0.55 * t) * np.clip(np.minimum(t, 1 - t) * 26 + 0.35, 0, 1) ** 0.5
    parts = [tube(path, thick, 12, 0.10, seed)]
    for at in rng.uniform(0.2, 0.8, 3):
        k = int(at * 21)
        way = np.array([rng.uniform(0.2, 0.9), rng.uniform(0.5, 1.2), rng.choice([-1, 1]) * rng.uniform(0.5, 1.2)])
        way /= np.linalg.norm(way)
        reach = np.linspace(0, rng.uniform(2.5, 5.5) * thick[k], 5)
        stub = path[k] + reach[:, None] * way + np.outer((reach / reach[-1]) ** 2, [0.2 * thick[k], 0.6 * thick[k], 0])
        parts.append(tube(stub, 0.42 * thick[k] * np.array([1, 0.9, 0.8, 0.7, 0.35]), 7, 0.08, seed + k))
    return joined(*parts)


# ---- palms ----

def frond(rng, length):
    """A leaf that arches and hangs: a rib with leaflets on both sides. Gives points, faces, normals."""
    n = 11
    t = np.linspace(0, 1, n)
    drop = rng.uniform(0.55, 1.0)
    rib = np.stack([length * (t - 0.12 * t ** 3), length * (0.42 * t - drop * t ** 2), 0 * t], -1)
    at, faces, normals = [], [], []
    for k in range(n - 1):
        w = 0.30 * length * np.sin(np.pi * (0.10 + 0.86 * t[k])) ** 0.8
        for s in (-1, 1):
            a = len(at)
            tip = rib[k] + [0.55 * w, -0.55 * w * rng.uniform(0.7, 1.2), s * w]
            at += [rib[k], rib[k] + 0.75 * (rib[k + 1] - rib[k]), tip]
            faces += [(a, a + 1, a + 2), (a, a + 2, a + 1)]
            normals += [[0.1, 0.9, 0.35 * s]] * 2
    return np.array(at), np.array(faces), np.array(normals)


def crown(seed, count, length):
    """The leaves of a palm. Their normals look up, so that both sides are lit alike."""
    rng = np.random.default_rng(seed)
    at, faces, normals = [], [], []
    for k in range(count):
        points, sides, n = frond(rng, length * rng.uniform(0.8, 1.1))
        yaw, lift = 2 * np.pi * (k + rng.uniform(-0.3, 0.3)) / count, rng.uniform(-0.25, 0.55)
        c, s = np.cos(lift), np.sin(lift)
        tilt = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
        c, s = np.cos(yaw), np.sin(yaw)
        turn = tilt @ np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
        faces.append(sides + sum(map(len, at)))
        at.append(points @ turn)
        normals.append(n @ turn)
    at, faces, normals = np.concatenate(at), np.concatenate(faces), np.concatenate(normals)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    return mesh(at, faces, at[faces][:, :, [0, 2]]), np.repeat(normals[:, None], 3, 1)


def trunk(seed, height, lean):
    t = np.linspace(0, 1, 12)
    path = np.stack([lean * height * t ** 1.6, height * t - 0.06 * (1 - t), 0.05 * height * np.sin(3 * t + seed)], -1)
    return tube(path, height * (0.040 - 0.016 * t + 0.016 * np.exp(-9 * t)), 9), path[-1]


# ---- the gods ----

def image(crest, seed):
    """The image of a god: a post with a face that looks towards +z. crest: function of the angle about the post and
    of the height above the brow (0 to 1), gives how far the crown reaches out, in half widths."""
    height, half = 0.185, 0.027
    front = np.radians(np.linspace(-88, 88, 29))
    back = np.radians(np.linspace(88, 272, 12))[1:-1]
    turn = np.concatenate([front, back])
    y = np.unique(np.concatenate([np.linspace(0, 1, 22), np.linspace(0.36, 0.80, 22)]))
    a, t = np.meshgrid(turn, y)
    s = np.where(np.abs(a) < np.pi / 2, np.sin(a), 9.0)     # across the face, -1 to 1
    bump = lambda at, up, w, h: np.exp(-(((s - at) / w) ** 4 + ((t - up) / h) ** 4))
    r = (np.cos(a) ** 4 + np.sin(a) ** 4) ** -0.22           # nearly square
    r = r * np.interp(t, [0, 0.09, 0.10, 0.34, 0.36, 0.80, 0.82, 1], [1.12, 1.12, 0.86, 0.80, 0.98, 1.06, 1.0, 0.92])
    r += 0.09 * bump(0, 0.235, 0.55, 0.055) - 0.07 * (np.abs(t - 0.165) < 0.012)            # hands, belt
    r -= 0.10 * bump(0, 0.44, 0.62, 0.055)                                                   # the mouth
    lips = np.abs(np.maximum(np.abs(s) / 0.72, np.abs(t - 0.44) / 0.072) - 1) < 0.14
    r += 0.11 * lips + 0.07 * bump(0, 0.44, 0.55, 0.035) * (np.cos(s * 22) > -0.35)          # lips, teeth
    r += 0.26 * np.clip(1 - np.abs(s) / (0.12 + 0.9 * np.clip(0.66 - t, 0, 0.14)), 0, 1) * ((t > 0.53) & (t < 0.70))
    for side in (-1, 1):
        d = np.hypot((s - 0.47 * side) / 0.34, (t - 0.63) / 0.066)
        r += 0.12 * np.exp(-(np.abs(d - 0.8) / 0.22) ** 2) - 0.10 * (d < 0.55) + 0.13 * np.exp(-(d / 0.38) ** 4)
        r += 0.20 * np.exp(-((t - 0.735 + 0.06 * (s * side - 0.45) ** 2) / 0.022) ** 2) * ((s * side > 0.0) & (s * side < 1.1))
    above = np.clip((t - 0.80) / 0.20, 0, 1)
    r += np.where(t > 0.80, crest(a, above), 0)
    r *= 1 + 0.012 * noise(seed, np.stack([np.cos(a), np.sin(a), 6 * t], -1).reshape(-1, 3), 0.5, 2).reshape(r.shape)
    at = np.stack([half * r * np.sin(a), height * t - 0.004, half * r * np.cos(a)], -1).reshape(-1, 3)
    around, n = len(turn), len(y)
    at = np.concatenate([at, [[0, height * 0.985, 0]]])
    faces, uv = [], []
    reach = half * np.concatenate([turn, [turn[0] + 2 * np.pi]])
    for k in range(n - 1):
        for i in range(around):
            p, q = k * around + i, k * around + (i + 1) % around
            faces += [(p, q, q + around), (p, q + around, p + around)]
            x0, x1, y0, y1 = reach[i], reach[i + 1], height * y[k], height * y[k + 1]
            uv += [((x0, y0), (x1, y0), (x1, y1)), ((x0, y0), (x1, y1), (x0, y1))]
    for i in range(around):
        p, q = (n - 1) * around + i, (n - 1) * around + (i + 1) % around
        faces.append((p, q, len(at) - 1))
        uv.append(((reach[i], 0), (reach[i + 1], 0), (reach[i], 0.02)))
    return mesh(at, faces, uv)


def sun_crown(a, up):
    """Rays that spread."""
    return 0.42 * up ** 0.8 * (0.35 + 0.65 * (np.cos(10 * a) > -0.2)) - 0.16 * np.exp(-(up / 0.12) ** 2)


def rain_crown(a, up):
    """A cloud: rolls upon each other, narrowing."""
    return 0.22 * np.abs(np.sin(2.5 * np.pi * up)) * (0.8 + 0.2 * np.cos(5 * a)) - 0.40 * up ** 2 + 0.06


def make():
    put = lambda name, part, crease=50, **more: save(FOLDER / f"{name}.obj", part, crease, **more)
    for k in range(4):
        put(f"slab_{k + 1}", worn(20 + k), 40)
        put(f"wall_{k + 1}", wall(30 + k), 40)
    put("pounder", pounder(), 60)
    put("pole", pole(0.105)), put("basket", basket(), 45), put("rope", rings_of_rope(), 60)
    put("fire", fire(0.074, 0.55), 80), put("small_fire", fire(0.036), 80)
    put("bowl", bowl()), put("oil", lathe([(0, 0), (0.0285, 0), (0, 0.0003)], 22), 80)
    put("log_1", log(31, 0.46, 0.026, 0.05)), put("log_2", log(37, 0.30, 0.015, -0.04))
    for k, size in enumerate(((0.13, 0.075, 0.10), (0.09, 0.085, 0.08), (0.05, 0.028, 0.045))):
        put(f"lava_{k + 1}", boulder(71 + k, size), 34)
    for k, (height, lean) in enumerate(((1.15, 0.32), (0.90, -0.20))):
        stem, top = trunk(k, height, lean)
        put(f"trunk_{k + 1}", stem, 60)
        leaves, normals = crown(81 + k, 11, 0.52 * height)
        put(f"crown_{k + 1}", moved(leaves, top), normals=normals)
    put("sun", image(sun_crown, 91), 38), put("rain", image(rain_crown, 92), 38)


if __name__ == "__main__":
    make()
