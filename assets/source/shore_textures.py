"""Shore: basalt paving, black sand, coral and dense basalt of the pieces, beach rock, tuff, driftwood, mats, water."""

import numpy as np
from PIL import Image

from common import (ASSETS, blur, cells, grid, halve, hexcolour, mix, ramp, sample, save, smoothstep, spectral, srgb, streaks,
                    to_bytes)
from wood import growth_rings, season

FOLDER = ASSETS / "themes" / "shore"
N = 1024


def field(seed, low, high, slope=1.0, stretch=(1.0, 1.0), n=N):
    return spectral(seed, low, high, slope, stretch, n=n)


def bubbles(seed, count, share, size):
    """Pores that gas has left: depth 0 to 1. share: of the cells that have one; size: of the largest, in cells."""
    first, _, who = cells(seed, count, N)
    radius = size * (0.35 + 0.65 * who / share)
    return np.where(who < share, np.sqrt(np.clip(1 - (first / radius) ** 2, 0, 1)), 0).astype(np.float32)


def specks(seed, count, share, size):
    """Small grains: coverage 0 to 1, and a random number of each."""
    first, _, who = cells(seed, count, N)
    return ((who < share) * smoothstep(size, 0.6 * size, first)).astype(np.float32), who / share


def hexagons(across, wobble, seed):
    """The tops of basalt columns: distance to the nearest joint in columns, and a random number of each column.
    across: columns along u, an even number; wobble: how irregular they are, in columns."""
    rows = int(round(across * 2 / np.sqrt(3) / 2)) * 2
    rng = np.random.default_rng(seed)
    shift, label = rng.uniform(-wobble, wobble, (rows, across, 2)), rng.random((rows, across))
    u, v = grid(N)
    u = u + 0.004 * field(seed + 1, 2, 20, 1.3)
    v = v + 0.004 * field(seed + 2, 2, 20, 1.3)
    x, y = u * across, v * rows
    first = np.full((N, N), 9.0, np.float32)
    second, who = first.copy(), np.zeros((N, N), np.float32)
    for dy in (-1, 0, 1, 2):
        row = np.floor(y).astype(int) + dy
        for dx in (-1, 0, 1, 2):
            column = np.floor(x).astype(int) + dx
            j, i = row % rows, column % across
            px = column + 0.5 * (row % 2) + shift[j, i, 0] - x
            py = (row + shift[j, i, 1] - y) * across / rows
            d = np.hypot(px, py).astype(np.float32)
            nearer = d < first
            second = np.where(nearer, first, np.minimum(second, d))
            who = np.where(nearer, label[j, i], who)
            first = np.where(nearer, d, first)
    return second - first, who


def paving():
    """The tops of basalt columns, worn by the sea: grey, pores, pale salt in the hollows, black sand in the joints."""
    joint, who = hexagons(6, 0.17, 11)
    worn = joint - 0.025 - 0.014 * field(14, 8, 80, 0.9)
    gap = smoothstep(0.022, 0.0, worn)
    rim = smoothstep(0.10, 0.0, worn)
    cloud, fine = field(15, 1, 12, 1.3), field(16, 60, 480, 0.3)
    pores = np.maximum(bubbles(17, 80, 0.10, 0.40), bubbles(18, 190, 0.16, 0.42))
    tone = 0.45 + 0.30 * (who - 0.5) + 0.11 * cloud + 0.05 * fine
    colour = ramp(tone, [(0.1, hexcolour("#33373c")), (0.5, hexcolour("#464a51")), (0.9, hexcolour("#5e6167"))])
    rust = smoothstep(0.5, 2.0, field(19, 2, 26, 1.0))
    colour = mix(colour, hexcolour("#6a5546"), 0.32 * rust)
    salt = smoothstep(0.7, 2.2, field(20, 2, 40, 1.0) + 0.6 * rim) * (1 - gap)
    colour = mix(colour, hexcolour("#a5a49f"), 0.34 * salt)
    colour = colour * (1 - 0.50 * pores[..., None])
    grains = ramp(0.5 + 0.3 * fine, [(0, hexcolour("#131416")), (1, hexcolour("#3b3c3f"))])
    colour = mix(colour, grains, gap)
    height = 1.4 * field(21, 2, 50, 1.3) + 0.2 * fine - 2.4 * pores - 6.0 * blur(rim ** 2, 2.0) + 1.0 * gap * fine
    damp = smoothstep(-0.3, 1.5, field(22, 1, 7, 1.3))
    roughness = 0.66 + 0.04 * fine + 0.10 * salt + 0.08 * pores - 0.20 * damp * (1 - salt) + 0.14 * gap
    save("paving", colour, height, roughness, FOLDER)


def sand():
    """Black sand: grains of basalt, green olivine, glass that glints, white crumbs of shell."""
    grain, border = cells(31, 210, N)[2], field(32, 200, 500, 0.1)
    dune, drift = field(33, 2, 14, 1.2), field(34, 6, 60, 1.0, (2.2, 0.9))
    tone = 0.45 + 0.50 * (grain - 0.5) + 0.10 * drift + 0.10 * border
    colour = ramp(tone, [(0.1, hexcolour("#151618")), (0.5, hexcolour("#292a2d")), (0.9, hexcolour("#45454a"))])
    olivine, _ = specks(35, 150, 0.045, 0.42)
    shell, pick = specks(36, 120, 0.035, 0.40)
    glass, _ = specks(37, 170, 0.060, 0.50)
    colour = mix(colour, hexcolour("#59603a"), 0.8 * olivine)
    colour = mix(colour, mix(hexcolour("#a99a86"), hexcolour("#d8d0c4"), pick), 0.8 * shell)
    colour = mix(colour, hexcolour("#5b6168"), 0.5 * glass)
    height = 2.4 * dune + 2.2 * drift + 1.1 * (grain - 0.5) + 0.7 * border + 1.2 * blur(shell, 1.0)
    # A facet of glass faces its own way.
    height = height + 3.0 * glass * field(38, 120, 400, 0.1)
    roughness = 0.80 + 0.06 * border - 0.55 * glass - 0.2 * olivine
    save("sand", colour, height, roughness, FOLDER, 512)


def coral():
    """White coral limestone: the cups of the polyps, some with their rays, in cream; worn smooth in between."""
    first, second, who = cells(41, 19, N)
    edge = second - first
    cloud, fine = field(42, 1, 12, 1.3), field(43, 50, 400, 0.4)
    kept = smoothstep(-0.5, 0.5, field(44, 1, 7, 1.2) + 1.2 * (who - 0.45))
    wall = smoothstep(0.20, 0.05, edge) * kept
    cup = smoothstep(0.42, 0.10, first) * kept
    small = bubbles(45, 70, 0.22, 0.42) * (1 - 0.7 * kept)
    tone = 0.58 + 0.10 * cloud + 0.03 * fine + 0.15 * wall - 0.36 * cup
    colour = ramp(tone, [(0.1, hexcolour("#b9a88c")), (0.45, hexcolour("#ddd3c0")), (0.8, hexcolour("#f3ede0"))])
    rosy = smoothstep(0.4, 1.9, field(46, 1, 9, 1.2))
    colour = colour * mix([1, 1, 1], [1.0, 0.93, 0.86], rosy)
    colour = colour * (1 - 0.42 * small[..., None])
    height = 1.3 * field(47, 2, 50, 1.3) + 0.4 * fine + 2.2 * blur(wall, 1.4) - 4.0 * blur(cup, 2.0) - 2.2 * small
    roughness = 0.62 + 0.03 * fine + 0.10 * cup + 0.08 * small
    save("coral", colour, height, roughness, FOLDER, 512)


def basalt():
    """Dense black basalt, ground smooth: small pores, olivine, a blue sheen."""
    cloud, fine = field(51, 1, 14, 1.3), field(52, 60, 480, 0.3)
    pores = np.maximum(bubbles(53, 44, 0.14, 0.34), bubbles(54, 110, 0.16, 0.40))
    olivine, pick = specks(55, 60, 0.055, 0.34)
    tone = 0.42 + 0.12 * cloud + 0.07 * fine
    colour = ramp(tone, [(0.1, hexcolour("#15171b")), (0.5, hexcolour("#25282d")), (0.9, hexcolour("#3a3d42"))])
    colour = mix(colour, mix(hexcolour("#4c5a2c"), hexcolour("#7f8a45"), pick), 0.75 * olivine)
    colour = colour * (1 - 0.55 * pores[..., None])
    height = 0.7 * field(56, 3, 60, 1.2) + 0.25 * fine - 3.0 * pores
    roughness = 0.42 + 0.04 * fine + 0.04 * cloud + 0.28 * pores - 0.12 * olivine
    save("basalt", colour, height, roughness, FOLDER, 512)


def rock(name, seed, colours, bed, grit):
    """Rock in beds that run along u: what beach rock and tuff have in common. bed: strength of the layers; grit: of
    the fragments in it."""
    u, v = grid(N)
    layer = sample(field(seed, 2, 40, 0.9, (9.0, 1.0)), u, v + 0.012 * field(seed + 1, 1, 6, 1.5))
    cloud, fine = field(seed + 2, 1, 12, 1.3), field(seed + 3, 60, 480, 0.3)
    grain = cells(seed + 4, 120, N)[2]
    chip, pick = specks(seed + 5, 46, 0.16, 0.40)
    tone = 0.48 + bed * layer + 0.08 * cloud + 0.14 * (grain - 0.5) + 0.03 * fine
    dark, body, light = (hexcolour(c) for c in colours)
    colour = ramp(tone, [(0.15, dark), (0.5, body), (0.85, light)])
    colour = mix(colour, mix(dark, light * 1.08, pick), grit * chip)
    pits = smoothstep(1.4, 2.4, field(seed + 6, 14, 160, 0.6))
    colour = colour * (1 - 0.25 * pits[..., None])
    height = 0.9 * field(seed + 7, 2, 50, 1.3) + 1.2 * bed * layer + 0.5 * fine + 0.6 * (grain - 0.5) - 1.6 * pits
    roughness = 0.74 + 0.03 * fine + 0.06 * pits - 0.10 * chip
    save(name, colour, height, roughness, FOLDER, 512)


def driftwood():
    """Wood that the sea has bleached: silver ridges of late wood, soft early wood washed out, long cracks."""
    u, v = grid(N)
    number, y = growth_rings(81, rings=18, pull=2.2, arch=3, wander=0.55, n=N)
    late = season(number, 1.8, 0.16)
    fibre, strands = field(82, 60, 480, 0.6, (50.0, 1.0)), field(83, 6, 90, 0.8, (16.0, 1.0))
    cloud = field(84, 1, 5, 1.3, (2.2, 1.0))
    cracks = streaks(85, 60, (120, 420), (1.5, 4.5), n=N)
    tone = 0.44 + 0.20 * late + 0.055 * fibre + 0.06 * strands + 0.05 * cloud
    colour = ramp(tone, [(0.1, hexcolour("#6d655b")), (0.45, hexcolour("#938a7d")), (0.9, hexcolour("#bdb4a4"))])
    warm = smoothstep(-0.2, 1.6, field(86, 1, 5, 1.2, (1.6, 1.0)))
    colour = mix(colour, colour * np.array([1.10, 0.94, 0.76], np.float32), 0.7 * warm)
    colour = colour * (1 - 0.72 * cracks[..., None])
    height = 1.6 * late + 0.5 * fibre + 0.5 * strands - 5.0 * blur(cracks, 1.2)
    roughness = 0.74 + 0.03 * fibre + 0.08 * cracks - 0.05 * late
    save("driftwood", colour, height, roughness, FOLDER, 512)


def koa():
    """Koa, oiled: red-brown heartwood with dark bands and a curl that shines."""
    u, v = grid(N)
    number, y = growth_rings(91, rings=9, pull=1.6, arch=2, wander=0.50, n=N)
    late = season(number, 2.0, 0.14)
    fibre, strands = field(92, 60, 480, 0.6, (45.0, 1.0)), field(93, 6, 90, 0.8, (16.0, 1.0))
    curl = sample(field(94, 10, 26, 0.6, (0.8, 3.0)), u + 0.006 * field(95, 1, 5, 1.4), v)
    tone = 0.42 + 0.34 * late + 0.03 * fibre + 0.045 * strands - 0.050 * curl
    colour = ramp(tone, [(0.1, hexcolour("#a86f40")), (0.45, hexcolour("#7e4a28")), (0.75, hexcolour("#532c19")),
                         (1.0, hexcolour("#331a11"))])
    pores = streaks(96, 5200, (6, 36), (0.8, 1.5), n=N)
    colour = colour * (1 - 0.5 * pores[..., None])
    height = -0.9 * blur(pores, 0.8) - 0.15 * late + 0.06 * fibre + 0.16 * blur(curl, 3)
    roughness = 0.42 + 0.015 * fibre + 0.05 * late + 0.18 * pores - 0.03 * curl
    save("koa", colour, height, roughness, FOLDER, 512)


def mat():
    """A mat of pandanus leaves: strips over and under each other, straw to brown."""
    n, count = 512, 12
    u, v = grid(n)
    column, row = np.floor(u * count), np.floor(v * count)
    over = (column + row) % 2 < 1
    shade = np.random.default_rng(101).random((2, count)).astype(np.float32)
    tone_u, tone_v = shade[0][row.astype(int) % count], shade[1][column.astype(int) % count]
    across = np.where(over, v * count - row, u * count - column) - 0.5
    along = np.where(over, u * count - column, v * count - row) - 0.5
    arch = np.cos(np.pi * along)                       # a strip bends down where the next one crosses it
    edge = smoothstep(0.5, 0.40, np.abs(across))
    fibre = np.where(over, field(102, 30, 250, 0.5, (14, 1), n), field(103, 30, 250, 0.5, (1, 14), n))
    tone = 0.30 + 0.42 * np.where(over, tone_u, tone_v) + 0.07 * fibre
    colour = ramp(tone, [(0.1, hexcolour("#7d6238")), (0.5, hexcolour("#a98a57")), (0.9, hexcolour("#cbb27f"))])
    colour = colour * (0.45 + 0.55 * edge * (0.35 + 0.65 * arch))[..., None]
    height = 7.0 * blur(edge * (0.2 + arch), 1.5) + 0.35 * fibre
    save("mat", colour, height, 0.62 + 0.03 * fibre + 0.2 * (1 - edge), FOLDER, 256)


def water():
    """The face of the sea: wavelets from several sides. The colour is that of deep water."""
    swell = field(111, 2, 7, 0.8, (0.7, 1.3))
    ripple = field(112, 5, 40, 1.1, (0.8, 1.2))
    fine = field(113, 30, 120, 1.0)
    crest = ripple - 0.5 * np.abs(ripple) + 0.7 * swell
    colour = ramp(0.5 + 0.2 * crest, [(0.1, hexcolour("#0a2029")), (0.9, hexcolour("#12333c"))])
    height = 6.0 * swell + 1.8 * crest + 0.15 * fine
    save("water", colour, height, 0.12 + 0.01 * fine, FOLDER, 512)


def shell():
    """Mother-of-pearl: its layers shimmer from rose to green."""
    u, v = grid(N)
    bend = 0.10 * field(121, 1, 6, 1.4)
    layer = np.sin(2 * np.pi * (3 * v + 4 * bend + 0.15 * field(122, 4, 60, 1.0, (3, 1))))
    fine = field(123, 20, 300, 0.6, (4, 1))
    hue = 0.5 + 0.35 * layer + 0.10 * fine
    colour = ramp(hue, [(0.0, hexcolour("#cfe0d6")), (0.5, hexcolour("#ece4dc")), (1.0, hexcolour("#e6c9c6"))])
    save("shell", colour, 0.25 * fine + 0.4 * layer, 0.22 + 0.02 * fine, FOLDER, 256)


def flame():
    """How bright a tongue of fire is: white-hot at its foot, red at its tip and sides, licked upwards. Light comes out of a
    surface by the root of its albedo."""
    u, v = grid(N)
    up, aside = 1 - v, np.abs(2 * u - 1)
    lick = field(131, 2, 24, 0.8, (1.0, 5.0))
    core = (1 - 0.80 * smoothstep(0.10, 0.95, up + 0.05 * lick)) * (1 - 0.60 * smoothstep(0.25, 0.95, aside + 0.07 * lick))
    bright = np.clip(core * (0.92 + 0.10 * lick) * (0.45 + 0.55 * smoothstep(0.0, 0.10, up)), 0.03, 1)
    picture = to_bytes(srgb(halve(halve(bright ** 2))))
    Image.fromarray(picture).convert("RGB").save(FOLDER / "flame_albedo.jpg", quality=91)


def make():
    paving()
    sand()
    coral()
    basalt()
    rock("beachrock", 61, ("#8e7a59", "#b79f78", "#d6c29c"), 0.13, 0.45)
    rock("tuff", 71, ("#3f2219", "#5f3527", "#7d4b38"), 0.08, 0.35)
    driftwood()
    koa()
    mat()
    water()
    shell()
    flame()


if __name__ == "__main__":
    make()
