"""The pieces of Study, and its desk. Few triangles: it is for weak machines too.

White's are square and bear a circle, Black's are round and bear a cross. The pictures are in the pieces' textures
(study_textures.py), whose cells the texture coordinates name: 36 mm squares, two by two, from the lower left."""

import numpy as np

from common import ASSETS
from shape import joined, lathe, mesh, moved, save

FOLDER = ASSETS / "themes" / "study"
CELL = 0.036
PLAIN, FLAT, WALL, CAP = (0, 0), (0, 1), (1, 1), (1, 0)


def rounded_square(side, radius, steps=3):
    h = side / 2 - radius
    points = []
    for k, (x, y) in enumerate(((h, h), (-h, h), (-h, -h), (h, -h))):
        for a in np.linspace(0, np.pi / 2, steps + 1) + k * np.pi / 2:
            points.append((x + radius * np.cos(a), y + radius * np.sin(a)))
    return np.array(points)


def circle(width, around=26):
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    return np.stack([np.cos(a), np.sin(a)], -1) * width / 2


def arch(width, height, radius, steps=9):
    """A wall's face: straight sides, a round head. From the middle of its foot."""
    h = width / 2
    head = [(h * np.cos(a), height - h + h * np.sin(a)) for a in np.linspace(0, np.pi, 2 * steps + 1)]
    return np.array([(h, 0)] + head + [(-h, 0)]) - [0, 0]


def loft(outline, sections, bottom=PLAIN, top=PLAIN):
    """A solid through the outline (counter-clockwise, seen from above) at several heights. sections: (inset, height)
    from below. bottom, top: cells that the end faces show; the sides are plain."""
    ahead, behind = np.roll(outline, -1, 0) - outline, outline - np.roll(outline, 1, 0)
    n = np.stack([ahead[:, 1] + behind[:, 1], -ahead[:, 0] - behind[:, 0]], -1)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    unit = lambda e: np.stack([e[:, 1], -e[:, 0]], -1) / np.linalg.norm(e, axis=1, keepdims=True)
    n /= np.maximum((n * unit(ahead)).sum(1, keepdims=True), 0.5)
    count = len(outline)
    at, faces, uv = [], [], []
    for inset, y in sections:
        p = outline - n * inset
        at += [(x, y, -z) for x, z in p]
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(ahead, axis=1))])
    for k in range(len(sections) - 1):
        rise = np.hypot(sections[k + 1][1] - sections[k][1], sections[k + 1][0] - sections[k][0])
        for i in range(count):
            j = (i + 1) % count
            a, b, c, d = k * count + i, k * count + j, (k + 1) * count + j, (k + 1) * count + i
            where = lambda s, t: (0.006 + s % 0.024, 0.006 + t % 0.024)
            s0 = length[i] % 0.018
            s1 = s0 + length[i + 1] - length[i]
            faces += [(a, b, c), (a, c, d)]
            uv += [(where(s0, 0), where(s1, 0), where(s1, rise)), (where(s0, 0), where(s1, rise), where(s0, rise))]
    for ring, cell, order in ((0, bottom, -1), (len(sections) - 1, top, 1)):
        p = outline - n * sections[ring][0]
        where = p * [1, 1] + (np.array(cell) + 0.5) * CELL
        for i in range(1, count - 1):
            tri = [0, i, i + 1][::order]
            faces.append([ring * count + t for t in tri])
            uv.append([where[t] for t in tri])
    return mesh(at, faces, uv)


def prism(outline, height, bevel, bottom=PLAIN, top=PLAIN):
    return loft(outline, [(bevel, 0), (0, bevel), (0, height - bevel), (bevel, height)], bottom, top)


def stood_up(part):
    """What lies with its face up stands with its face towards +z."""
    at = part["at"]
    return {**part, "at": np.stack([at[:, 0], -at[:, 2], at[:, 1]], -1)}


def wall(outline, thickness, bevel, middle):
    """A slab with its picture on both faces."""
    part = prism(outline - [0, middle], thickness, bevel, WALL, WALL)
    part = stood_up(part)
    return moved(part, (0, middle, -thickness / 2))


def cup():
    """A cup on its saucer, half full."""
    saucer = lathe([(0, 0), (0.022, 0), (0.030, 0.002), (0.055, 0.010), (0.056, 0.0115), (0.030, 0.004), (0, 0.0035)], 24)
    body = lathe([(0, 0.0035), (0.019, 0.004), (0.021, 0.007), (0.034, 0.028), (0.039, 0.052), (0.0375, 0.052),
                  (0.0335, 0.032), (0, 0.030)], 24)
    return joined(saucer, body)


def book(size, seed):
    """A closed book: boards that overhang a block of pages."""
    w, h, d = size
    rng = np.random.default_rng(seed)
    rect = lambda w, d: np.array([(w / 2, d / 2), (-w / 2, d / 2), (-w / 2, -d / 2), (w / 2, -d / 2)])
    cover = lambda y: moved(prism(rect(w, d), 0.003, 0.0006), (0, y, 0))
    spine = moved(prism(rect(0.003, d), h, 0.0006), (-w / 2 + 0.0015, 0, 0))
    pages = moved(prism(rect(w - 0.008, d - 0.010), h - 0.006, 0.0003), (-0.001, 0.003, 0))
    return joined(cover(0), cover(h - 0.003), spine), pages


def sheet(w, d):
    return mesh([(-w / 2, 0, d / 2), (w / 2, 0, d / 2), (w / 2, 0, -d / 2), (-w / 2, 0, -d / 2)], [(0, 1, 2), (0, 2, 3)],
                [((0, 0), (w, 0), (w, d)), ((0, 0), (w, d), (0, d))])


def make():
    put = lambda name, part, crease=50: save(FOLDER / f"{name}.obj", part, crease)
    square, disc = rounded_square(0.034, 0.0045), circle(0.0355)
    put("square_flat", prism(square, 0.0095, 0.0012, FLAT, FLAT), 50)
    put("round_flat", prism(disc, 0.0095, 0.0012, FLAT, FLAT), 50)
    upright = rounded_square(0.034, 0.003)
    put("square_wall", wall(upright + [0, 0.017], 0.0095, 0.0011, 0.017))
    put("round_wall", wall(arch(0.0345, 0.036, 0.002), 0.0095, 0.0011, 0.018))
    put("square_capstone", loft(rounded_square(0.029, 0.008, 3),
                                [(0.0010, 0), (0, 0.0012), (0, 0.0068), (0.0035, 0.0084), (0.0045, 0.0290),
                                 (0.0020, 0.0315), (0.0020, 0.0395), (0.0032, 0.0408)], PLAIN, CAP), 38)
    put("round_capstone", loft(circle(0.029, 18), [(0.0010, 0), (0, 0.0012), (0, 0.0068), (0.0055, 0.0100),
                                                   (0.0065, 0.0220), (0.0016, 0.0315), (0.0012, 0.0395),
                                                   (0.0024, 0.0408)], PLAIN, CAP), 45)
    put("tile", loft(np.array([(1, 1), (-1, 1), (-1, -1), (1, -1)]) * 0.0245, [(0, 0), (0, 0.0036), (0.0004, 0.004)]), 30)
    desk = np.array([(0.95, 0.60), (-0.95, 0.60), (-0.95, -0.60), (0.95, -0.60)])
    top = loft(desk, [(0.006, -0.032), (0, -0.026), (0, -0.004), (0.004, 0)])
    over = (top["faces"] >= 12).all(1)
    top["uv"] = np.where(over[:, None, None], top["at"][top["faces"]][:, :, [0, 2]] * [1, -1], top["uv"] * 1.0)
    put("desk", top, 30)
    put("cup", cup(), 50)
    put("tea", moved(lathe([(0, 0), (0.036, 0), (0, 0.0004)], 24), (0, 0.0445, 0)), 60)
    for k, size in enumerate(((0.150, 0.032, 0.215), (0.135, 0.024, 0.200), (0.125, 0.028, 0.180))):
        cover, pages = book(size, k)
        put(f"book_{k + 1}", cover, 30), put(f"pages_{k + 1}", pages, 30)
    put("sheet", sheet(0.148, 0.210))
    hexagon = circle(0.0074, 6)
    pencil = loft(hexagon, [(0, 0), (0, 0.150), (0.0030, 0.166)])
    tip = loft(circle(0.0014, 6), [(0, 0.1655), (0.0006, 0.170)])
    put("pencil", moved(stood_up(pencil), (0, 0.0032, 0)), 30), put("pencil_tip", moved(stood_up(tip), (0, 0.0032, 0)), 30)
    put("inkwell", lathe([(0, 0), (0.024, 0), (0.026, 0.003), (0.026, 0.030), (0.022, 0.036), (0.012, 0.039),
                          (0.012, 0.046), (0.015, 0.047), (0.015, 0.051), (0.010, 0.051), (0.009, 0.040), (0, 0.040)], 20), 40)


if __name__ == "__main__":
    make()
