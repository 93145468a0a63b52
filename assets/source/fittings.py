"""Fittings: brushed brass for inlays, leather for the beds of the trays."""

import numpy as np

from common import SIZE, WORK, blur, cells, hexcolour, mix, normalise, ramp, save, smoothstep, spectral, streaks


def brass():
    """Old brass, brushed along u, tarnished in clouds. The colour is its reflectance."""
    brush = normalise(spectral(301, 60, 900, 0.3, (60.0, 1.0)))
    coarse = normalise(spectral(302, 10, 200, 0.7, (35.0, 1.0)))
    tarnish = smoothstep(0.1, 2.2, spectral(303, 2, 40, 1.3, (1.6, 1.0)))
    scratch = streaks(304, 160, (60, 500), (0.6, 1.2), np.full((WORK, WORK), 0.05, np.float32))
    spots = smoothstep(1.9, 2.7, spectral(305, 10, 160, 0.7))
    colour = ramp(0.5 + 0.10 * brush + 0.10 * coarse, [(0.0, hexcolour("#d0aa62")), (1.0, hexcolour("#edd092"))])
    colour = mix(colour, hexcolour("#a5773c"), 0.45 * tarnish)
    colour = mix(colour, hexcolour("#5f4426"), 0.55 * spots)
    height = 0.22 * brush + 0.22 * coarse - 0.5 * scratch
    roughness = 0.27 + 0.035 * brush + 0.03 * coarse + 0.16 * tarnish + 0.20 * spots
    save("brass", colour, height, roughness)


def leather():
    """Oxblood leather: pebbles of several sizes, creases, a sheen where it was touched."""
    small, small2, shade = cells(321, 90)
    large, large2, _ = cells(322, 38)
    groove = 1 - smoothstep(0.0, 0.34, small2 - small)
    furrow = (1 - smoothstep(0.0, 0.26, large2 - large)) * smoothstep(-0.8, 0.8, spectral(323, 2, 12, 1.1, n=SIZE))
    pore = streaks(324, 2600, (1, 3), (1.0, 2.2), n=SIZE)
    cloud = spectral(325, 1, 12, 1.3, n=SIZE)
    touched = smoothstep(-0.6, 1.8, spectral(326, 1, 6, 1.2, n=SIZE))
    depth = np.clip(0.55 * groove + 0.6 * furrow, 0, 1)
    tone = 0.50 + 0.11 * cloud + 0.10 * (shade - 0.5) - 0.34 * depth - 0.2 * pore
    colour = ramp(tone, [(0.0, hexcolour("#1f0e0c")), (0.5, hexcolour("#45201a")), (1.0, hexcolour("#6a382e"))])
    height = -2.0 * blur(groove, 1.2) - 2.6 * blur(furrow, 1.6) - 0.8 * pore + 1.0 * blur(cloud, 4)
    roughness = 0.52 + 0.14 * depth - 0.10 * touched + 0.02 * cloud
    save("leather_oxblood", colour, height, roughness)


def make():
    brass()
    leather()


if __name__ == "__main__":
    make()
