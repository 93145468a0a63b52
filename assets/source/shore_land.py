"""The ground of Shore: basalt paving amid black sand, the wet strip, the sea behind its surf, the islands on the horizon."""

import numpy as np

from shape import joined, mesh, moved, noise, save
from shore_textures import FOLDER

SEA = -0.044        # metres: the level of the sea; the paving is at 0
WATERLINE = 0.43    # metres from the middle of the table to the sea
FARTHEST = 19.0     # metres: nothing is drawn beyond 20
CREST = 0.20        # metres from the waterline to the wave that breaks
SURF_HALF = 1.5     # metres: the surf reaches as far to both sides of the middle
SURF_FAR = -1.5     # z of its far edge

# Rocks in the surf: which lava_*.obj, x, z, turn, scale.
ROCKS = ((1, -0.55, -0.74, 10, 1.3), (1, 0.66, -0.70, 200, 1.1), (2, 0.80, -0.95, 50, 1.7),
         (1, 0.98, -1.05, 140, 1.6), (1, -1.35, -1.30, 70, 2.6), (2, -1.12, -1.28, 10, 2.2))


def seaward(p):
    """Metres from the waterline, positive in the sea."""
    x, z = p[:, 0], p[:, 2]
    return -z - WATERLINE + 0.035 * np.sin(2.3 * x + 0.6) + 0.020 * np.sin(5.1 * x + 2.0) - 0.05 * np.abs(x) ** 1.5


def off_paving(p):
    """Metres beyond the ragged edge of the paving, about; negative on it."""
    flat = p * [1, 0, 1.75]
    return np.linalg.norm(flat, axis=1) - 0.54 - 0.035 * noise(11, flat, 0.45, 2) - 0.012 * noise(12, flat, 0.09, 1)


def land(p):
    """Height of sand and rock: level around the table, down into the sea, dunes behind."""
    d, away = seaward(p), np.hypot(p[:, 0], p[:, 2])
    beach = -0.004 - 0.11 * np.clip(d + 0.16, 0, 0.5) ** 1.25 - 0.25 * np.clip(d - 0.1, 0, None)
    dune = np.clip(away - 0.75, 0, None) ** 1.4 * 0.040 * np.clip(1 + 0.4 * noise(13, p, 1.4, 2), 0, None)
    dune *= np.clip(-d / 0.9, 0, 1) ** 1.5
    edge = off_paving(p)
    ripple = 0.0022 * noise(14, p * [1, 0, 0.7], 0.10, 2) * np.clip(-d / 0.15, 0, 1) * np.clip((edge + 0.02) / 0.06, 0, 1)
    # Sand has drifted over the edge of the rock here and there, and never where the table stands.
    drift = 0.0042 * np.clip(noise(15, p, 0.25, 2), -1.2, 1.2) * np.clip((edge + 0.03) / 0.06, 0, 1)
    return np.clip(beach, -0.6, None) + dune + ripple + drift


def water(p):
    """Height of the sea: swell, a wave about to break, others behind it. All of it is lower than the stones on the
    table: what is higher, and before them, is taken away from the player's sight."""
    d, x = seaward(p), p[:, 0]
    swell = 0.010 * np.clip(d / 1.5, 0, 1) * noise(21, p * [0.6, 0, 1], 0.9, 2)
    along = 1 + 0.35 * np.sin(1.9 * x + 0.4) + 0.25 * np.sin(4.3 * x)
    front = lambda at, wide: np.where(d < at, np.exp(-((d - at) / (0.55 * wide)) ** 2), np.exp(-((d - at) / wide) ** 2))
    wave = 0.030 * along * front(CREST + 0.03 * np.sin(1.3 * x), 0.085)
    wave += 0.026 * (2 - along) * front(3.0 * CREST + 0.06 * np.sin(0.9 * x + 1), 0.17)
    wave += 0.026 * along * front(6.2 * CREST + 0.15 * np.sin(0.6 * x + 2), 0.30)
    return np.minimum(SEA + swell + wave, 0.018)


def rings(inner, outer, count, around):
    """A ring-shaped net about the middle of the table, at y = 0."""
    r = inner * (outer / inner) ** (np.arange(count + 1) / count)
    turn = np.linspace(0, 2 * np.pi, around, endpoint=False)
    at = np.array([[x * np.cos(t), 0, -x * np.sin(t)] for x in r for t in turn])
    faces = []
    for k in range(count):
        for i in range(around):
            a, b = k * around + i, k * around + (i + 1) % around
            faces += [(a, a + around, b + around), (a, b + around, b)]
    return at, np.array(faces)


def net(xs, zs):
    """A rectangular net, at y = 0."""
    x, z = np.meshgrid(xs, zs, indexing="ij")
    at = np.stack([x.ravel(), np.zeros(x.size), z.ravel()], -1)
    i, j = np.meshgrid(np.arange(len(xs) - 1), np.arange(len(zs) - 1), indexing="ij")
    a = (i * len(zs) + j).ravel()
    b = a + len(zs)
    return at, np.concatenate([np.stack([a, a + 1, b + 1], -1), np.stack([a, b + 1, b], -1)])


def cut(at, faces, kept):
    """The part of a net where `kept` (of each point) is positive, its border cut straight through the triangles."""
    at, made, out = list(at), {}, []
    kept = list(kept)

    def between(a, b):
        key = (min(a, b), max(a, b))
        if key not in made:
            t = kept[a] / (kept[a] - kept[b])
            made[key] = len(at)
            at.append(at[a] + t * (at[b] - at[a]))
            kept.append(0.0)
        return made[key]

    for face in faces:
        inside = [kept[c] > 0 for c in face]
        if all(inside):
            out.append(tuple(face))
        elif any(inside):
            ring = []
            for k in range(3):
                a, b = face[k], face[(k + 1) % 3]
                if inside[k]:
                    ring.append(a)
                if inside[k] != inside[(k + 1) % 3]:
                    ring.append(between(a, b))
            out += [(ring[0], ring[k], ring[k + 1]) for k in range(1, len(ring) - 1)]
    return np.array(at), np.array(out)


def laid(at, faces, height):
    """The net at its height, texture coordinates as seen from above."""
    at = at * [1, 0, 1]
    at[:, 1] = height(at)
    return mesh(at, faces, at[faces][:, :, [0, 2]] * [1, -1])


def paving():
    at, faces = rings(0.02, 0.80, 15, 72)
    at, faces = cut(at, faces, -off_paving(at))
    middle = len(at)
    at = np.concatenate([at, [[0, 0, 0]]])
    fan = [(middle, i, (i + 1) % 72) for i in range(72)]
    worn = lambda p: -0.016 * np.clip((off_paving(p) + 0.03) / 0.03, 0, 1)
    return laid(at, np.concatenate([faces, fan]), worn)


def tideline(p):
    """Metres seaward of the edge that the last waves have left on the sand, in arcs."""
    x = p[:, 0]
    arcs = np.maximum(np.abs(np.sin(1.9 * x + 0.5)), np.abs(np.sin(1.3 * x + 1.9)) * 0.9)
    return seaward(p) + 0.055 + 0.060 * arcs + 0.006 * noise(31, p, 0.12, 2)


def beach():
    """Dry and wet sand."""
    at, faces = rings(0.24, 12.0, 36, 96)
    at, faces = cut(at, faces, np.minimum(off_paving(at) + 0.09, 0.35 - seaward(at)))
    dry = cut(at, faces, -tideline(at))
    wet = cut(at, faces, tideline(at))
    return laid(*dry, land), laid(*wet, land)


def swash(p):
    """Metres seaward of the edge of the spent wave, about."""
    return seaward(p) + 0.030 + 0.012 * np.sin(3.1 * p[:, 0]) - 0.010 * noise(44, p, 0.2, 2) - 0.003 * noise(51, p, 0.05, 2)


def sea():
    """The sea beside and behind the surf, under whose edges it reaches a little."""
    at, faces = rings(0.36, FARTHEST, 56, 116)
    outside = np.maximum(np.abs(at[:, 0]) - SURF_HALF, SURF_FAR - at[:, 2]) + 0.06
    at, faces = cut(at, faces, np.minimum(seaward(at) + 0.05, outside))
    return laid(at, faces, water)


def lace(p, size, seed):
    """How far each point is from the walls of irregular cells, in cells: foam is drawn out into such nets."""
    rng = np.random.default_rng(seed)
    jitter = rng.random((64, 64, 2))
    q = p[:, [0, 2]] / size
    cell = np.floor(q).astype(int)
    distances = []
    for dx in (-1, 0, 1):
        for dz in (-1, 0, 1):
            c = cell + [dx, dz]
            distances.append(np.linalg.norm(c + jitter[c[:, 0] % 64, c[:, 1] % 64] - q, axis=1))
    near = np.sort(distances, axis=0)
    return near[1] - near[0]


def volcano(height, radius, seed, around=48):
    """A cone with a crater, furrowed by rain."""
    r = np.concatenate([[0.0], np.linspace(0.05, 1, around // 3)])
    turn = np.linspace(0, 2 * np.pi, around, endpoint=False)
    at = np.array([[a * np.cos(t), 0, -a * np.sin(t)] for a in r[1:] for t in turn] + [[0, 0, 0]])
    a, t = np.hypot(at[:, 0], at[:, 2]), np.arctan2(at[:, 2], at[:, 0])
    cone = np.clip(1 - a, 0, 1) ** 1.75 * 1.25
    rim = 0.80 + 0.05 * np.sin(2 * t + 0.7) + 0.03 * np.sin(5 * t)
    top = np.minimum(cone, rim) - 0.35 * np.clip(0.11 - a, 0, None) / 0.11
    furrow = 0.035 * noise(seed, np.stack([3 * np.cos(t), 3 * np.sin(t), 0.8 * a], -1), 0.8, 2) * np.clip(a * 4, 0, 1)
    hills = 0.05 * noise(seed + 1, at, 0.35, 2) * np.clip(a - 0.3, 0, 1)
    at = np.stack([radius * at[:, 0], height * (top + (furrow + hills) * np.clip(1 - a, 0, 1)) - 0.02, radius * at[:, 2]], -1)
    faces = [(len(at) - 1, i, (i + 1) % around) for i in range(around)]
    for k in range(len(r) - 2):
        for i in range(around):
            p, q = k * around + i, k * around + (i + 1) % around
            faces += [(p, p + around, q + around), (p, q + around, q)]
    faces = np.array(faces)
    return mesh(at, faces, np.zeros(faces.shape + (2,)))


def islands():
    """The volcano, a lower island beside it, one far to the right in the rain."""
    return joined(moved(volcano(2.35, 5.4, 51), (1.6, SEA, -15.2)),
                  moved(volcano(0.85, 3.4, 61, 30), (-2.4, SEA, -16.6), yaw=2.0),
                  moved(volcano(0.55, 2.6, 71, 30), (11.2, SEA, -13.2), yaw=4.0))


def make():
    put = lambda name, part, crease=70, **more: save(FOLDER / f"{name}.obj", part, crease, **more)
    put("paving", paving())
    dry, wet = beach()
    put("sand", dry), put("wet_sand", wet)
    put("sea", sea(), 80)
    put("islands", islands(), 50)


if __name__ == "__main__":
    make()
