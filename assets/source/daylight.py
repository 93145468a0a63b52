"""Study's room as light: white walls, two tall windows at the left, shelves of books behind the desk,
pictures at the right.

A box seen from above the desk; the picture is laid out as the tavern's (environment.py)."""

import numpy as np

from common import ASSETS, hexcolour, mix, save_hdr, smoothstep

FOLDER = ASSETS / "themes" / "study"
EYE = np.array([0.0, 1.05, 0.0])
ROOM = np.array([[-2.4, 0.0, -2.6], [2.6, 2.7, 2.8]])
MEAN_RADIANCE = 0.46


def within(x, low, high, soft=0.015):
    return smoothstep(low - soft, low + soft, x) * smoothstep(high + soft, high - soft, x)


def window(z, y):
    """Sky through panes: what it adds, and where the frame is."""
    frame, sky = np.zeros_like(z), np.zeros_like(z)
    for middle in (-1.25, 0.55):
        d = z - middle
        opening = within(d, -0.55, 0.55) * within(y, 0.75, 2.45)
        bars = 1 - (1 - within(d, -0.022, 0.022)) * (1 - within(y, 1.33, 1.37)) * (1 - within(y, 1.88, 1.92))
        sky = np.maximum(sky, opening * (1 - bars))
        frame = np.maximum(frame, within(d, -0.63, 0.63) * within(y, 0.67, 2.53) * (1 - opening * (1 - bars)))
    return sky, frame


BOARD = 0.36                                # metres from shelf to shelf
BAY = 0.75                                  # metres between uprights
BOOKS = ("#6d4136", "#34495a", "#b7a67f", "#5c6a55", "#cfc6b2", "#7d6c58", "#2c3943", "#94743f", "#8c3a2c", "#e0d8c6")


def random(*keys):
    """A number from 0 to 1 that follows from the keys."""
    h = np.sin(sum(k * f for k, f in zip(keys, (12.9898, 78.233, 37.719)))) * 43758.5453
    return h - np.floor(h)


def shelves(x, y):
    """A bookcase: in each compartment books that stand, lie or lean on a gap, or a jar; lit from the left."""
    row, bay = np.floor((y - 0.1) / BOARD), np.floor(x / BAY)
    up, along = (y - 0.1) - row * BOARD, x - bay * BAY          # metres from the board and from the upright
    kind = random(row, bay)
    inside = mix(hexcolour("#7d6d5a"), hexcolour("#463a2f"), smoothstep(0.16, BOARD, up))

    # Books that stand: each a few centimetres wide, and a gap at the end of some rows.
    slot = np.floor(along / 0.043 + 0.8 * random(np.floor(along / 0.09), row, bay))
    tone, size = random(slot, row, bay), random(slot, bay, row)
    series = random(np.floor(slot / 5), row, bay) < 0.35         # some belong together
    tone = np.where(series, random(np.floor(slot / 5), bay, row), tone)
    tall = np.where(series, 0.235, 0.17 + 0.11 * size)
    filled = along < BAY * np.where(kind < 0.55, 1.0, 0.58)
    colours = np.array([hexcolour(c) for c in BOOKS])
    spine = colours[np.minimum((tone * len(BOOKS)).astype(int), len(BOOKS) - 1)]
    label = within(up / tall, 0.66, 0.74, 0.02) * (size > 0.4)
    spine = mix(spine, hexcolour("#d8c48a"), 0.6 * label) * (1.5 - 0.3 * smoothstep(0.0, 0.03, up))[..., None]
    colour = np.where(((up < tall) & filled)[..., None], spine, inside)

    # In the gap: books that lie, a round jar, or nothing.
    gap = (along - BAY * 0.60) / (BAY * 0.36)
    pile = (kind >= 0.55) & (kind < 0.75) & (gap > 0.05 + 0.1 * random(np.floor(up / 0.035), row)) & (gap < 0.95) & (up < 0.15)
    colour = np.where(pile[..., None], colours[(random(np.floor(up / 0.035), row, bay) * len(BOOKS)).astype(int)], colour)
    jar = (kind >= 0.75) & ((gap - 0.5) ** 2 / 0.16 + ((up - 0.11) / 0.115) ** 2 < 1)
    glazed = mix(hexcolour("#f0ede4"), hexcolour("#7f95a3"), smoothstep(0.3, 0.8, gap))
    colour = np.where(jar[..., None], glazed, colour)

    wood = (up > BOARD - 0.028) | (along < 0.022) | (along > BAY - 0.012)
    return np.where(wood[..., None], hexcolour("#d9c6a4"), colour)


def pictures(z, y):
    """Three framed sheets on the wall at the right: the colour, and where they are."""
    shown, colour = np.zeros_like(z), np.zeros(z.shape + (3,))
    for middle, centre, wide, high, ink in ((-1.30, 1.44, 0.21, 0.25, "#5b8096"), (-0.45, 1.50, 0.33, 0.31, "#8a9a86"),
                                           (0.40, 1.44, 0.21, 0.25, "#b58a5c")):
        d, e = np.abs(z - middle) / wide, np.abs(y - centre) / high
        sheet = np.where((np.maximum(d, e) > 0.9)[..., None], hexcolour("#4b3a2a"), hexcolour("#f1eee6"))
        hill = (e < 0.62) & (d < 0.66) & (y < centre - 0.03 + 0.07 * np.sin(3.0 * (z - middle) / wide + 5 * middle))
        sheet = np.where(hill[..., None], hexcolour(ink), sheet)
        sun = ((z - middle - 0.12 * wide) ** 2 + (y - centre - 0.3 * high) ** 2) < 0.0022
        sheet = np.where((sun & ~hill)[..., None], hexcolour("#d99a3c"), sheet)
        frame = within(np.maximum(d, e), -1, 1, 0.02)
        colour, shown = mix(colour, sheet, frame), np.maximum(shown, frame)
    return colour, shown


def look(direction):
    with np.errstate(divide="ignore", invalid="ignore"):
        walls = np.maximum((ROOM[0] - EYE) / direction, (ROOM[1] - EYE) / direction)
    axis, t = walls.argmin(-1), walls.min(-1)
    p = EYE + direction * t[..., None]
    x, y, z = p[..., 0], p[..., 1], p[..., 2]
    white = hexcolour("#ece8df")
    colour = np.broadcast_to(white, p.shape).copy()
    # Light from the windows falls off across the room and gathers in no corner.
    near = 1 / (1 + 0.16 * ((x + 2.4) ** 2 + 0.4 * (y - 1.6) ** 2))
    light = 0.42 + 0.70 * near
    side = (axis == 0) & (direction[..., 0] < 0)
    sky, frame = window(z, y)
    colour = np.where(side[..., None], mix(colour * 0.55, white * 0.9, frame), colour)
    floor = (axis == 1) & (direction[..., 1] < 0)
    plank = hexcolour("#b48f63") * (0.85 + 0.25 * (np.sin(np.floor(x / 0.14) * 91.7) * 437.5 % 1))[..., None]
    patch = within(z + 0.25 * x, -1.9, -0.7, 0.2) * within(x, -1.7, -0.3, 0.25) + \
        within(z + 0.25 * x, 0.0, 1.1, 0.2) * within(x, -1.7, -0.3, 0.25)
    colour = np.where(floor[..., None], plank * (1 + 2.0 * patch)[..., None], colour)
    back = (axis == 2) & (direction[..., 2] < 0)
    books = within(x, -0.9, 2.1) * within(y, 0.1, 2.26)
    colour = np.where(back[..., None], mix(colour, shelves(x, y), books), colour)
    right = (axis == 0) & (direction[..., 0] > 0)
    sheets, hung = pictures(z, y)
    colour = np.where(right[..., None], mix(colour, sheets, hung), colour)
    door = (axis == 2) & (direction[..., 2] > 0)
    colour = np.where(door[..., None], mix(colour, hexcolour("#cfc6b4"), within(x, -0.6, 0.5) * within(y, 0, 2.1)), colour)
    radiance = colour * light[..., None]
    glass = back & (within(x, -2.25, -1.25) * within(y, 0.9, 2.4) > 0.5)
    radiance = np.where(glass[..., None], np.array([2.6, 2.9, 3.2]) * (1 - 0.8 * (1 - within(np.abs(x + 1.75), 0.03, 1)))[..., None],
                        radiance)
    outside = mix(np.array([3.6, 4.0, 4.6]), np.array([2.4, 2.9, 2.2]), smoothstep(1.25, 0.85, y))
    return np.where((side & (sky > 0))[..., None], mix(radiance, outside, sky), radiance)


def make(width=512, finer=6):
    fine = width * finer
    azimuth = 2 * np.pi * ((np.arange(fine) + 0.5) / fine - 0.5)
    elevation = np.pi * (0.5 - (np.arange(fine // 2) + 0.5) / (fine // 2))
    e, a = np.meshgrid(elevation, azimuth, indexing="ij")
    picture = look(np.stack([np.cos(e) * np.sin(a), np.sin(e), -np.cos(e) * np.cos(a)], -1))
    # The edges of books and panes fall between pixels.
    picture = picture.reshape(width // 2, finer, width, finer, 3).mean((1, 3))
    e = e.reshape(width // 2, finer, width, finer).mean((1, 3))
    weight = np.cos(e)[..., None]
    mean = (picture * weight).mean((0, 1)) / weight.mean()
    picture = picture * (MEAN_RADIANCE / (mean @ [0.2126, 0.7152, 0.0722]))
    print(f"daylight: mean {mean.round(3)} before scaling")
    save_hdr(FOLDER / "environment.hdr", picture.astype(np.float32))


if __name__ == "__main__":
    make()
