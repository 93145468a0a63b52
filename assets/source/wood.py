"""Woods: walnut, maple, and the oak of the table. The grain runs along u."""

import numpy as np

from common import WORK, blur, grid, hexcolour, mix, normalise, ramp, sample, save, smoothstep, spectral, streaks


def growth_rings(seed, rings, pull, arch, wander, sway=0.012, n=WORK):
    """A flat-sawn board: contour lines of a slightly conical, bent trunk.

    rings: crossed from edge to edge. pull: how strongly they bunch, leaving broad arches of flat grain between. arch:
    whole rings by which the cone shifts along one tile. wander: how crooked, in rings. sway: of the heart, in tiles.
    Gives the ring number of every texel, which repeats up to a whole number, and v straightened along the grain.
    """
    u, v = grid(n)
    y = v + sway * spectral(seed, 1, 2.5, 1.5, (1.1, 1.6), n)
    number = rings * y + pull * np.sin(2 * np.pi * y) + 0.25 * pull * np.sin(4 * np.pi * y + 1.1) + arch * u
    number += wander * spectral(seed + 1, 1, 12, 1.8, (2.4, 0.8), n)
    number += 0.06 * spectral(seed + 2, 10, 140, 1.2, (6.0, 1.0), n)
    return number, y


def season(number, sharp=2.4, edge=0.10):
    """0 in early wood, rising through the ring to 1 in late wood, then breaking off within the last tenth."""
    t = number - np.floor(number)
    return t ** sharp * (1 - smoothstep(1 - edge, 1.0, t))


def ring_strength(number, seed, period):
    """Good and bad years: a weight of 0.5 to 1 for each ring. period: rings after which years repeat; whole numbers
    that the tile shifts by must be multiples of it."""
    years = np.random.default_rng(seed).uniform(0.5, 1.0, period).astype(np.float32)
    return years[np.floor(number).astype(int) % period]


def grain_slope(number):
    """dv/du of the ring lines, smoothed and kept small, for pores to follow."""
    n = number.shape[0]
    du, dv = (np.roll(number, -2, axis) - np.roll(number, 2, axis) for axis in (1, 0))
    du, dv = du - np.round(du), dv - np.round(dv)
    floor = (60.0 / n) ** 2
    return np.clip(blur(-du * dv, 24, 16) / (blur(dv * dv, 24, 16) + floor), -0.15, 0.15)


def fibres(seed, y, u, low, high, length):
    """Fine lines along the grain, unit deviation."""
    return normalise(sample(spectral(seed, low, high, 0.6, (length, 1.0)), u, y))


def walnut():
    """Dark heartwood: cathedral grain with soft late-wood lines, purple-brown clouds, long open pores."""
    u, _ = grid()
    number, y = growth_rings(11, rings=16, pull=2.6, arch=4, wander=0.58)
    late = season(number, 2.6, 0.09) * ring_strength(number, 12, 4)
    fibre = fibres(13, y, u, 80, 900, 60)
    strands = fibres(14, y, u, 8, 120, 18)
    cloud = spectral(15, 1, 6, 1.3, (2.2, 1.0))
    figure = spectral(16, 3, 14, 1.0, (0.5, 2.2))         # faint ripple across the grain
    tone = 0.38 + 0.50 * late + 0.030 * fibre + 0.034 * strands + 0.050 * cloud + 0.016 * figure
    colour = ramp(tone, [(0.12, hexcolour("#8d6849")), (0.42, hexcolour("#6c4930")), (0.68, hexcolour("#492e1f")),
                         (1.0, hexcolour("#2a1a13"))])
    violet = smoothstep(-0.4, 1.8, spectral(17, 1, 4, 1.2, (1.5, 1.0)))
    colour = colour * mix([1, 1, 1], [0.94, 0.93, 1.06], violet)
    slope = grain_slope(number)
    chance = 0.18 + 0.82 * (1 - smoothstep(0.05, 0.6, late))
    pores = np.maximum(streaks(18, 9000, (16, 80), (1.0, 2.2), slope, chance),
                       0.7 * streaks(19, 15000, (8, 40), (0.7, 1.3), slope, chance))
    colour = colour * (1 - 0.66 * pores[..., None])
    height = -1.1 * blur(pores, 0.9) - 0.25 * late + 0.05 * fibre + 0.05 * strands
    roughness = 0.38 + 0.015 * fibre + 0.05 * late + 0.20 * pores + 0.02 * cloud
    save("wood_walnut", colour, height, roughness)


def maple():
    """Pale sapwood: close, thin rings, curl across the grain, small flecks."""
    u, v = grid()
    number, y = growth_rings(31, rings=24, pull=3.3, arch=3, wander=0.60, sway=0.007)
    # Late wood is only a thin, warm line.
    line = season(number, 6.0, 0.12) * ring_strength(number, 32, 3)
    body = season(number, 1.4, 0.2)
    fibre = fibres(33, y, u, 120, 1000, 45)
    strands = fibres(34, y, u, 10, 160, 20)
    cloud = spectral(35, 1, 5, 1.3, (2.0, 1.0))
    # Curl: fibres that wave, seen as soft bands of sheen across the grain, broken and drifting.
    curl = normalise(sample(spectral(37, 12, 30, 0.6, (0.8, 3.4)), u + 0.006 * spectral(36, 1, 5, 1.4), v))
    curl *= 0.25 + 0.75 * smoothstep(-0.9, 1.2, spectral(38, 1, 5, 1.2))
    tone = 0.37 + 0.34 * line + 0.10 * body + 0.020 * fibre + 0.022 * strands + 0.036 * cloud + 0.022 * curl
    colour = ramp(tone, [(0.10, hexcolour("#ecd8b4")), (0.42, hexcolour("#dcc096")), (0.66, hexcolour("#c29d6c")),
                         (1.0, hexcolour("#8f673e"))])
    rosy = smoothstep(-0.5, 2.0, spectral(39, 1, 4, 1.2))
    colour = colour * mix([1, 1, 1], [1.02, 0.95, 0.90], rosy)
    slope = grain_slope(number)
    fleck = streaks(40, 9000, (6, 24), (0.8, 1.5), slope)
    pores = streaks(41, 9000, (8, 26), (0.6, 1.0), slope)
    colour = colour * (1 - 0.13 * fleck[..., None] * [0.6, 1.0, 1.5] - 0.20 * pores[..., None])
    height = -0.4 * pores + 0.04 * fibre + 0.22 * blur(curl, 4) - 0.10 * line
    roughness = 0.36 + 0.012 * fibre + 0.03 * line + 0.08 * pores - 0.022 * curl + 0.015 * cloud
    save("wood_maple", colour, height, roughness)


PLANKS = (0.0, 0.155, 0.335, 0.475, 0.665, 0.83, 1.0)   # edges across the table's tile


def oak_table():
    """A tavern's table: oak planks with cracks of shade between them, knots, scratches, rings of wet mugs."""
    u, v = grid()
    rng = np.random.default_rng(51)
    edge_wave = 0.0006 * spectral(52, 2, 30, 1.2, (1.0, 40.0))
    va = (v + edge_wave) % 1.0
    plank = np.clip(np.searchsorted(PLANKS, va.ravel(), side="right") - 1, 0, len(PLANKS) - 2).reshape(v.shape)
    lower = np.asarray(PLANKS, np.float32)[plank]
    upper = np.asarray(PLANKS, np.float32)[plank + 1]
    across = (va - lower) / (upper - lower)
    gap = np.minimum(va - lower, upper - va) * WORK            # texels to the nearest joint

    kinds = len(PLANKS) - 1
    number, y = np.zeros_like(v), np.zeros_like(v)
    sway = 0.010 * spectral(53, 1, 4, 1.4, (1.0, 3.0))
    bent = spectral(54, 1, 14, 1.7, (2.2, 1.0))
    tremble = 0.09 * spectral(55, 16, 200, 1.2, (7.0, 1.0))
    heart = rng.uniform(0.15, 0.85, kinds)
    for p in range(kinds):
        here = plank == p
        flat = p % 3 != 1                                      # two of three are flat-sawn with arches, one is rift
        y_p = v + sway + 0.013 * p
        d = across - heart[p] + 9 * sway
        count = rng.uniform(9, 13) if flat else rng.uniform(17, 23)
        cone = int(rng.integers(3, 6)) * (1 if p % 2 else -1) if flat else int(rng.integers(-1, 2))
        profile = np.sqrt(d * d + 0.03) * count if flat else d * count
        number = np.where(here, profile + cone * u + (0.8 if flat else 0.45) * bent + 7 * p, number)
        y = np.where(here, y_p, y)
    number = number + tremble

    # Knots: rings of their own, which the grain flows around.
    knot = np.zeros_like(v)
    knot_heart = np.zeros_like(v)
    for ku, p, size in ((0.23, 0, 0.016), (0.71, 2, 0.012), (0.44, 4, 0.019), (0.90, 5, 0.010)):
        kv = PLANKS[p] + (PLANKS[p + 1] - PLANKS[p]) * rng.uniform(0.35, 0.65)
        du = (u - ku + 0.5) % 1.0 - 0.5
        dv = va - kv
        d = np.sqrt((du / 1.5) ** 2 + dv ** 2) / size
        d = d * (1 + 0.06 * bent) + 0.03 * tremble
        here = plank == p
        number = np.where(here, number + 3.2 * np.exp(-(du / (4.5 * size)) ** 2 - (dv / (2.2 * size)) ** 2) * np.sign(
            np.cos(np.pi * p)), number)
        inside = np.where(here, 1 - smoothstep(0.85, 1.15, d), 0)
        number = np.where(inside > 0.5, 4.5 * d, number)
        knot = np.maximum(knot, np.where(here, 1 - smoothstep(0.7, 1.9, d), 0))
        knot_heart = np.maximum(knot_heart, np.where(here, 1 - smoothstep(0.2, 1.05, d), 0))

    t = number - np.floor(number)
    late = t ** 1.6 * (1 - smoothstep(0.86, 1.0, t))
    early = (1 - smoothstep(0.06, 0.34, t))                     # the ring of large pores
    fibre = fibres(56, y, u, 90, 900, 40)
    strands = fibres(57, y, u, 10, 140, 18)
    cloud = spectral(58, 1, 6, 1.3, (2.5, 1.0))
    slope = np.clip(grain_slope(number), -0.1, 0.1)
    pores = np.maximum(streaks(59, 60000, (10, 46), (0.8, 1.7), slope, 0.05 + 0.95 * early),
                       0.6 * streaks(60, 50000, (5, 20), (0.6, 1.1), slope, 0.4 + 0.3 * early))
    rays = streaks(61, 5000, (6, 26), (1.2, 3.0), slope, np.where(plank % 3 == 1, 1.0, 0.10).astype(np.float32))

    tone = 0.40 + 0.24 * late + 0.05 * early + 0.05 * fibre + 0.06 * strands + 0.05 * cloud
    tone += np.asarray(rng.uniform(-0.09, 0.09, kinds), np.float32)[plank] + 0.30 * knot + 0.25 * knot_heart
    colour = ramp(tone, [(0.12, hexcolour("#a48056")), (0.42, hexcolour("#7d5a38")), (0.70, hexcolour("#553922")),
                         (1.15, hexcolour("#27160c"))])
    redness = np.asarray(rng.uniform(-1, 1, kinds), np.float32)[plank]
    colour = colour * (1 + redness[..., None] * np.array([0.04, 0.0, -0.05], np.float32))
    colour = colour * (1 + 0.16 * rays[..., None])
    colour = colour * (1 - 0.58 * pores[..., None])

    # Use: scratches, dull and polished areas, stains of mugs, grime along the joints.
    scratch = np.zeros_like(v)
    for seed, turn in ((62, 0.35), (63, -0.6), (64, 0.08)):
        marks = streaks(seed, 36, (60, 380), (0.7, 1.4), np.full_like(v, turn))
        scratch = np.maximum(scratch, marks * smoothstep(-0.6, 0.6, spectral(seed + 10, 30, 200, 0.6)))
    stain = np.zeros_like(v)
    for cu, cv, r in ((0.31, 0.58, 0.052), (0.36, 0.63, 0.050), (0.78, 0.16, 0.055), (0.08, 0.91, 0.047)):
        du, dv = (u - cu + 0.5) % 1.0 - 0.5, (v - cv + 0.5) % 1.0 - 0.5
        ring = np.exp(-((np.hypot(du, dv) * (1 + 0.004 * bent) - r) / 0.0022) ** 2)
        stain = np.maximum(stain, ring * smoothstep(-1.4, 1.2, spectral(int(cu * 1000), 2, 20, 1.0)))
    wear = smoothstep(-0.8, 1.6, spectral(66, 1, 9, 1.3, (1.6, 1.0)))
    joint = 1 - smoothstep(1.2, 3.6, gap)
    worn_edge = 1 - smoothstep(2.0, 16.0, gap)
    grime = (1 - smoothstep(0, 26, gap)) * (0.6 + 0.4 * smoothstep(-1, 1, spectral(67, 4, 60, 1.0, (3.0, 1.0))))
    colour = colour * mix([1, 1, 1], [1.10, 1.07, 1.02], wear)
    colour = colour * (1 - 0.28 * stain[..., None])
    colour = colour * (1 - 0.30 * grime[..., None])
    colour = colour * (1 - 0.92 * joint[..., None])
    colour = mix(colour, colour * 1.35 + 0.01, 0.30 * scratch)
    height = (-1.5 * blur(pores, 0.7) - 0.5 * late + 0.10 * fibre + 0.14 * strands + 0.4 * rays - 0.8 * scratch
              - 7.0 * joint - 2.2 * worn_edge + 2.0 * blur(knot, 4))
    roughness = (0.50 + 0.02 * fibre + 0.07 * late + 0.20 * pores + 0.06 * scratch + 0.12 * grime + 0.3 * joint
                 - 0.13 * wear + 0.06 * stain)
    save("wood_oak_table", colour, height, roughness)


def make():
    walnut()
    maple()
    oak_table()


if __name__ == "__main__":
    make()
