"""Megaliths: pale granite and dark dolerite of the pieces, weathered paving, turf, earth."""

import numpy as np

from common import ASSETS, blur, cells, hexcolour, mix, normalise, ramp, sample, grid, save, smoothstep, spectral

FOLDER = ASSETS / "themes" / "megaliths"
N = 1024


def field(seed, low, high, slope=1.0, stretch=(1.0, 1.0)):
    return spectral(seed, low, high, slope, stretch, n=N)


def crystals(seed, count):
    """A random number for each of the grains that a rock consists of, and how near its border is."""
    first, second, who = cells(seed, count, N)
    return who, second - first


def lichen(seed, amount, scale):
    """Patches with ragged rims, 0 to 1."""
    u, v = grid(N)
    bend = 0.012
    patch = sample(field(seed, 1, scale, 1.0), u + bend * field(seed + 1, 6, 60, 1.0), v + bend * field(seed + 2, 6, 60, 1.0))
    return smoothstep(amount, amount + 0.25, patch) * (0.7 + 0.3 * smoothstep(-1, 1, field(seed + 3, 40, 300, 0.5)))


def granite():
    """Pale granite: quartz and feldspar, specks of mica, a breath of ochre."""
    big, border = crystals(11, 58)
    small, _ = crystals(12, 120)
    cloud = field(13, 1, 10, 1.4)
    fine = field(14, 60, 400, 0.3)
    tone = 0.55 + 0.30 * (big - 0.5) + 0.18 * (small - 0.5) + 0.05 * cloud + 0.03 * fine
    colour = ramp(tone, [(0.25, hexcolour("#a9a296")), (0.5, hexcolour("#cdc6b8")), (0.8, hexcolour("#e9e3d6"))])
    rosy = smoothstep(0.62, 0.70, big) * smoothstep(0.3, 0.5, small)
    colour = mix(colour, hexcolour("#d8b9a0"), 0.35 * rosy)
    mica = smoothstep(0.87, 0.90, small) * smoothstep(-0.8, 0.6, field(15, 4, 40, 0.8))
    colour = mix(colour, hexcolour("#5a554c"), 0.60 * mica)
    ochre = smoothstep(0.2, 1.8, field(16, 2, 18, 1.1))
    colour = mix(colour, colour * np.array([1.02, 0.90, 0.70], np.float32), 0.55 * ochre)
    pits = smoothstep(1.3, 2.4, field(17, 20, 200, 0.6))
    colour = colour * (1 - 0.30 * pits[..., None])
    height = 1.1 * field(18, 3, 60, 1.2) + 0.9 * (small - 0.5) + 0.5 * fine - 1.8 * pits - 0.5 * mica
    roughness = 0.70 + 0.08 * (big - 0.5) + 0.03 * fine + 0.10 * pits - 0.14 * mica
    save("granite", colour, height, roughness, FOLDER, 512)


def dolerite():
    """Dark dolerite: blue-black, thin laths of feldspar, rusty bloom on old faces."""
    grain, border = crystals(31, 90)
    lath = smoothstep(1.5, 2.3, np.maximum(field(32, 30, 160, 0.3, (5, 1)), field(33, 30, 160, 0.3, (1, 5))))
    cloud = field(34, 1, 12, 1.3)
    fine = field(35, 60, 400, 0.3)
    tone = 0.45 + 0.22 * (grain - 0.5) + 0.10 * cloud + 0.05 * fine
    colour = ramp(tone, [(0.1, hexcolour("#16191c")), (0.45, hexcolour("#272c30")), (0.9, hexcolour("#3d4448"))])
    colour = mix(colour, hexcolour("#6f7778"), 0.50 * lath)
    rust = smoothstep(0.6, 2.0, field(36, 2, 30, 1.0))
    colour = mix(colour, hexcolour("#4d3a2a"), 0.35 * rust)
    pits = smoothstep(1.4, 2.4, field(37, 20, 200, 0.6))
    colour = colour * (1 - 0.4 * pits[..., None])
    height = 1.2 * field(38, 3, 60, 1.2) + 0.7 * (grain - 0.5) + 0.5 * fine - 1.8 * pits + 0.3 * lath
    roughness = 0.58 + 0.10 * (grain - 0.5) + 0.04 * fine + 0.12 * rust + 0.12 * pits - 0.12 * lath
    save("dolerite", colour, height, roughness, FOLDER, 512)


def weathered():
    """Grey rock that has stood for ages: lichens in pale green, grey and a little orange, streaks of rain."""
    big, _ = crystals(51, 46)
    cloud = field(52, 1, 20, 1.3)
    fine = field(53, 40, 400, 0.4)
    tone = 0.5 + 0.16 * (big - 0.5) + 0.13 * cloud + 0.05 * fine
    colour = ramp(tone, [(0.1, hexcolour("#5d5a53")), (0.5, hexcolour("#837e73")), (0.9, hexcolour("#a8a294"))])
    pale, grey, orange = lichen(60, 0.55, 12), lichen(65, 0.9, 18), lichen(70, 1.5, 16)
    colour = mix(colour, hexcolour("#9ea384"), 0.50 * pale)
    colour = mix(colour, hexcolour("#b9b8a8"), 0.55 * grey)
    colour = mix(colour, hexcolour("#ad7a35"), 0.50 * orange)
    moss = smoothstep(1.0, 2.2, field(75, 2, 30, 1.0))
    colour = mix(colour, hexcolour("#565a34"), 0.5 * moss)
    crack = smoothstep(0.055, 0.0, np.abs(field(76, 1, 9, 1.5))) * smoothstep(0.0, 1.0, field(77, 1, 6, 1.2))
    pits = smoothstep(1.2, 2.4, field(78, 12, 160, 0.7))
    colour = colour * (1 - 0.55 * crack[..., None]) * (1 - 0.32 * pits[..., None])
    height = 2.6 * field(79, 2, 70, 1.3) + 0.6 * fine - 2.4 * pits - 3.0 * blur(crack, 1.5) + 0.8 * blur(pale, 1.5) \
        + 0.8 * blur(grey, 1.5)
    roughness = 0.80 + 0.03 * fine + 0.05 * pale + 0.05 * moss + 0.05 * pits
    save("weathered", colour, height, roughness, FOLDER, 512)


def strokes(seed, count, length, width, colours, n=N):
    """Blades of grass seen from above, laid over each other at random: colour of the topmost one, its height in the
    sward (0 to 1), and how near its tip is."""
    rng = np.random.default_rng(seed)
    x, y, a = rng.random(count) * n, rng.random(count) * n, rng.uniform(0, 2 * np.pi, count)
    size, curl = rng.uniform(*length, count), rng.normal(0, 0.9, count)
    half = rng.uniform(*width, count) / 2
    order = np.sort(rng.random(count))
    top = np.full((n, n), -1, np.int64)
    along = np.zeros((n, n), np.float32)
    steps = int(length[1] * 1.3)
    for step in range(steps):
        t = step / steps
        angle = a + curl * t
        x, y = x + np.cos(angle) * size / steps, y + np.sin(angle) * size / steps
        w = half * (1 - t) ** 0.6
        for k in np.arange(-int(np.ceil(half.max())), int(np.ceil(half.max())) + 1):
            on = np.abs(k) <= w
            px = (x - np.sin(angle) * k).astype(int)[on] % n
            py = (y + np.cos(angle) * k).astype(int)[on] % n
            who = np.flatnonzero(on)
            before = top[py, px]
            np.maximum.at(top, (py, px), who)
            fresh = top[py, px] == who
            along[py[fresh], px[fresh]] = t
    shade = colours[rng.integers(0, len(colours), count)] * rng.uniform(0.75, 1.2, (count, 1))
    colour = np.where((top >= 0)[..., None], shade[np.maximum(top, 0)], 0)
    return colour.astype(np.float32), np.where(top >= 0, order[np.maximum(top, 0)], 0).astype(np.float32), along


def turf():
    """Heath turf from above: fine grass, moss between, dry blades."""
    green = np.array([hexcolour(c) for c in ("#4f602f", "#5d6e38", "#42522a", "#6a7442", "#7d7a4d", "#4a5c2e", "#8e8459")])
    colour, order, along = strokes(81, 42000, (16, 46), (1.2, 3.0), green)
    depth = 0.42 + 0.58 * order
    tip = 0.80 + 0.35 * along
    base = hexcolour("#2c3520") * (0.9 + 0.2 * smoothstep(-1, 1, field(82, 20, 200, 0.6)))[..., None]
    colour = np.where((order > 0)[..., None], colour * (depth * tip)[..., None], base * 0.5)
    dry = smoothstep(0.3, 1.8, field(83, 1, 7, 1.1))
    lush = smoothstep(0.3, 1.8, field(84, 1, 8, 1.1))
    colour = mix(colour, colour * np.array([1.14, 1.02, 0.86], np.float32), 0.55 * dry)
    colour = mix(colour, colour * np.array([0.86, 0.98, 0.80], np.float32), 0.6 * lush)
    height = 5.0 * blur(order, 0.8) + 1.5 * field(85, 2, 20, 1.2)
    roughness = 0.86 - 0.10 * along * (order > 0.5) + 0.02 * field(86, 20, 200, 0.5)
    save("turf", colour, height, roughness, FOLDER, 1024)


def earth():
    """Trodden earth with grit and small stones."""
    clod = field(91, 4, 80, 1.0)
    fine = field(92, 60, 400, 0.2)
    first, second, who = cells(93, 34, N)
    pebble = (who > 0.7) * smoothstep(0.40, 0.26, first)
    tone = 0.5 + 0.10 * clod + 0.06 * fine
    colour = ramp(tone, [(0.1, hexcolour("#2c261e")), (0.5, hexcolour("#433a2d")), (0.9, hexcolour("#5d5241"))])
    grey = ramp(who, [(0.5, hexcolour("#4d473d")), (1.0, hexcolour("#6f685b"))])
    colour = mix(colour, grey, 0.6 * pebble)
    height = 1.6 * clod + 0.7 * fine + 2.5 * blur(pebble.astype(np.float32), 2)
    roughness = 0.88 + 0.02 * fine - 0.12 * pebble
    save("earth", colour, height, roughness, FOLDER, 512)


def make():
    granite()
    dolerite()
    weathered()
    turf()
    earth()


if __name__ == "__main__":
    make()
