"""The program's icon: two standing stones, a capstone laid across them, a warm moon behind."""

import numpy as np
from PIL import Image

from common import ASSETS, hexcolour, mix, smoothstep, spectral, srgb, to_bytes

LARGE = 1024      # drawn this wide, then reduced


def rounded_polygon(x, y, corners, radius):
    """Signed distance to a convex polygon with rounded corners; negative inside. Corners run clockwise, y down."""
    distance = np.full_like(x, np.inf)
    inside = np.full_like(x, -np.inf)
    centre = np.mean(corners, 0)
    corners = [centre + (np.array(c) - centre) * (1 - 1.6 * radius / np.linalg.norm(np.array(c) - centre)) for c in
               corners]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        ex, ey = bx - ax, by - ay
        t = np.clip(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey), 0, 1)
        distance = np.minimum(distance, np.hypot(x - ax - t * ex, y - ay - t * ey))
        inside = np.maximum(inside, ((y - ay) * ex - (x - ax) * ey) / -np.hypot(ex, ey))
    return np.where(inside < 0, -distance, distance) - radius


def stone(canvas, x, y, corners, light, dark, seed, radius=0.035):
    """Draws one stone, lit from the upper left, with its edge a little darker."""
    d = rounded_polygon(x, y, corners, radius)
    cover = smoothstep(0.0035, -0.0035, d)
    gy, gx = np.gradient(d)
    round_edge = smoothstep(-0.075, 0.0, d)
    lit = (-0.65 * gx - 0.76 * gy) / (np.hypot(gx, gy) + 1e-9) * round_edge
    grain = 0.05 * spectral(seed, 3, 60, 1.3, n=LARGE)
    tone = np.clip(0.56 + 0.46 * lit + grain - 0.25 * (y - 0.5), 0, 1)
    colour = mix(dark, light, tone)
    return mix(canvas, colour, cover)


def make():
    t = (np.arange(LARGE, dtype=np.float32) + 0.5) / LARGE
    x, y = np.meshgrid(t, t)
    # A dark wooden plaque with a brass edge.
    corner = np.hypot(np.maximum(np.abs(x - 0.5) - 0.27, 0), np.maximum(np.abs(y - 0.5) - 0.27, 0)) - 0.20
    alpha = smoothstep(0.003, -0.003, corner)
    glow = np.exp(-((x - 0.5) ** 2 + (y - 0.44) ** 2) / 0.055)
    canvas = mix(hexcolour("#150d08"), hexcolour("#5c3517"), glow)
    canvas = canvas * (1 + 0.05 * spectral(5, 4, 200, 1.0, (12, 1), n=LARGE))[..., None]
    moon = np.hypot(x - 0.5, y - 0.40)
    canvas = mix(canvas, hexcolour("#f0bd62"), smoothstep(0.206, 0.200, moon))
    canvas = mix(canvas, hexcolour("#ffd98f"), 0.6 * smoothstep(0.2, 0.0, moon) * (moon < 0.206))
    ground = 0.800 + 0.012 * np.sin(7 * x)
    canvas = mix(canvas, hexcolour("#2a1a0f"), smoothstep(-0.003, 0.003, y - ground))
    pool = np.exp(-(((x - 0.56) / 0.33) ** 2 + ((y - 0.815) / 0.030) ** 2) * 1.4)
    canvas = canvas * (1 - 0.75 * pool[..., None])
    white = hexcolour("#fbf3e2"), hexcolour("#8d7b63")
    black = hexcolour("#6a6063"), hexcolour("#141214")
    canvas = stone(canvas, x, y, [(0.245, 0.40), (0.415, 0.39), (0.440, 0.815), (0.210, 0.815)], *white, 11)
    canvas = stone(canvas, x, y, [(0.590, 0.39), (0.755, 0.40), (0.790, 0.815), (0.565, 0.815)], *black, 12)
    shade = smoothstep(0.075, 0.0, y - 0.395) * (y > 0.39) * (np.abs(x - 0.5) < 0.27)
    canvas = canvas * (1 - 0.45 * shade[..., None])
    canvas = stone(canvas, x, y, [(0.165, 0.285), (0.815, 0.235), (0.855, 0.375), (0.150, 0.410)], *white, 13)
    rim = smoothstep(0.004, 0.0, np.abs(corner + 0.022) - 0.008)
    canvas = mix(canvas, mix(hexcolour("#f2cf86"), hexcolour("#8a5f27"), y), rim)
    rgba = np.concatenate([srgb(canvas), alpha[..., None]], -1)
    large = Image.fromarray(to_bytes(rgba), "RGBA")
    folder = ASSETS / "icon"
    folder.mkdir(parents=True, exist_ok=True)
    for size in (512, 256, 64):
        large.resize((size, size), Image.LANCZOS).save(folder / f"dolmen-{size}.png", optimize=True)


if __name__ == "__main__":
    make()
