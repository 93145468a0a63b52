"""Study's room as light: white walls, two tall windows at the left, shelves of books behind the desk.

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


def shelves(x, y):
    """Backs of books in rows, and where the shelves' boards are."""
    row = np.floor((y - 0.1) / 0.36)
    up = (y - 0.1) / 0.36 - row
    slot = np.floor(x / 0.12 + 7.3 * row)
    h = np.sin(slot * 12.9898 + row * 78.233) * 43758.5453
    h = h - np.floor(h)
    tall = 0.55 + 0.33 * (h * 7.13 % 1)
    kinds = np.array([hexcolour(c) for c in ("#8f6a5c", "#64727d", "#c8bda4", "#7b8272", "#d9d2c4", "#8c8072", "#565f66", "#ab9a78")])
    colour = kinds[(h * 8).astype(int) % 8]
    gap = up > tall
    colour = np.where(gap[..., None], hexcolour("#4a3d30"), colour * 1.3)
    board = (up > 0.90) | (up < 0.06)
    return np.where(board[..., None], hexcolour("#e6dccb"), colour)


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
    door = (axis == 2) & (direction[..., 2] > 0)
    colour = np.where(door[..., None], mix(colour, hexcolour("#cfc6b4"), within(x, -0.6, 0.5) * within(y, 0, 2.1)), colour)
    radiance = colour * light[..., None]
    glass = back & (within(x, -2.25, -1.25) * within(y, 0.9, 2.4) > 0.5)
    radiance = np.where(glass[..., None], np.array([2.6, 2.9, 3.2]) * (1 - 0.8 * (1 - within(np.abs(x + 1.75), 0.03, 1)))[..., None],
                        radiance)
    outside = mix(np.array([3.6, 4.0, 4.6]), np.array([2.4, 2.9, 2.2]), smoothstep(1.25, 0.85, y))
    return np.where((side & (sky > 0))[..., None], mix(radiance, outside, sky), radiance)


def make(width=512, finer=4):
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
