"""Study: engraved pieces, pale ash of the desk, linen. Small pictures, and few."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from common import ASSETS, blur, grid, hexcolour, mix, ramp, save, smoothstep, spectral
from wood import fibres, growth_rings, season

FOLDER = ASSETS / "themes" / "study"
N = 1024
CELL = N // 2


def engraving(name, body, ink, draw, polish):
    """A piece's four cells: what `draw` draws in the cells of flat and wall is cut in and filled with ink."""
    mask = Image.new("L", (N * 2, N * 2), 0)
    pen = ImageDraw.Draw(mask)
    # Upper left: flats; upper right: walls; lower right: the heads of capstones, which are smaller.
    for x, y, scale in ((0, 0, 1.0), (1, 0, 1.0), (1, 1, 0.72)):
        draw(pen, (x + 0.5) * CELL * 2, (y + 0.5) * CELL * 2, CELL * 2 * scale)
    line = np.asarray(mask.resize((N, N), Image.LANCZOS), np.float32) / 255
    fine = spectral(11, 30, 300, 0.5, n=N)
    cloud = spectral(12, 1, 12, 1.3, n=N)
    colour = hexcolour(body) * (1 + 0.012 * fine + 0.018 * cloud)[..., None]
    colour = mix(colour, hexcolour(ink), line)
    height = -5.0 * blur(line, 2.2) + 0.05 * fine
    roughness = polish + 0.02 * cloud + 0.30 * line
    save(name, colour, height, roughness, FOLDER, 512)


def ring(pen, x, y, size):
    for outer, inner in ((0.335, 0.265), (0.085, 0)):
        pen.ellipse([x - outer * size, y - outer * size, x + outer * size, y + outer * size], fill=255)
        if inner:
            pen.ellipse([x - inner * size, y - inner * size, x + inner * size, y + inner * size], fill=0)


def cross(pen, x, y, size):
    r, w = 0.25 * size, int(0.075 * size)
    for sx in (-1, 1):
        pen.line([x - r, y - sx * r, x + r, y + sx * r], fill=255, width=w)
        for e in (-1, 1):
            pen.ellipse([x + e * r - w / 2, y + e * sx * r - w / 2, x + e * r + w / 2, y + e * sx * r + w / 2], fill=255)


def ash():
    """Pale ash: bold, open grain in straw and honey."""
    u, v = grid(N)
    # The grain is computed at the common working size and halved.
    number, y = growth_rings(71, rings=20, pull=2.6, arch=3, wander=0.40, sway=0.010, n=N)
    late = season(number, 2.2, 0.12)
    fibre = spectral(73, 60, 480, 0.6, (40.0, 1.0), n=N)
    strands = spectral(74, 6, 90, 0.8, (16.0, 1.0), n=N)
    cloud = spectral(75, 1, 5, 1.3, (2.2, 1.0), n=N)
    tone = 0.36 + 0.26 * late + 0.03 * fibre + 0.03 * strands + 0.03 * cloud
    colour = ramp(tone, [(0.1, hexcolour("#efe6d4")), (0.45, hexcolour("#e4d5ba")), (0.9, hexcolour("#c9b08b"))])
    height = -0.7 * late + 0.10 * fibre + 0.10 * strands
    roughness = 0.46 + 0.06 * late + 0.012 * fibre
    save("ash", colour, height, roughness, FOLDER, 512)


def linen():
    """Undyed linen: two sets of threads, thick and thin ones."""
    n, count = 512, 64
    u, v = grid(n)
    a = 0.5 + 0.5 * np.cos(2 * np.pi * count * u)
    b = 0.5 + 0.5 * np.cos(2 * np.pi * count * v)
    over = (np.floor(u * count + 0.5) + np.floor(v * count + 0.5)) % 2
    thread = np.where(over > 0.5, a ** 0.5 * (0.75 + 0.25 * b), b ** 0.5 * (0.75 + 0.25 * a))
    slub = 0.5 * spectral(81, 4, 60, 0.6, (8, 1), n=n) + 0.5 * spectral(82, 4, 60, 0.6, (1, 8), n=n)
    tone = 0.35 + 0.5 * thread + 0.08 * slub
    colour = ramp(tone, [(0.1, hexcolour("#a89f8c")), (0.6, hexcolour("#d8d0bd")), (1.0, hexcolour("#ece6d7"))])
    save("linen", colour, 3.0 * thread, 0.85 + 0.02 * slub, FOLDER, 256)


def make():
    engraving("ivory", "#f4f1ea", "#1f3a5c", ring, 0.34)
    engraving("ink", "#232a38", "#e9d9a8", cross, 0.34)
    ash()
    linen()


if __name__ == "__main__":
    make()
