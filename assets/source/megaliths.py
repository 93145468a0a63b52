"""Writes theme.json of Megaliths: dawn on a heath."""

import numpy as np

from megaliths_models import FOLDER
from tactik import printed
from theme import material, own_sounds, thing, write


def surroundings():
    rng = np.random.default_rng(7)
    out = []
    # A dolmen beyond the board, and the near stones of a circle: their shadows lie over the grass.
    out.append(thing("dolmen.obj", "weathered", -0.12, -0.38, 24, 0.95, anchor=(-0.55, -1)))
    for model, x, z, turn, scale, anchor in (
            ("standing_1.obj", -0.17, -0.27, 35, 0.95, (-1, -1)), ("standing_2.obj", 0.16, -0.20, -20, 0.9, (1, -1)),
            ("standing_3.obj", -0.26, 0.14, 80, 0.8, (-1, 1))):
        out.append(thing(model, "weathered", x, z, turn, scale, anchor))
    # The rest of the circle, farther away.
    for k in range(11):
        a = 2 * np.pi * (k + 0.35 * rng.uniform(-1, 1)) / 11
        r = rng.uniform(1.5, 2.1)
        out.append(thing(f"standing_{k % 3 + 1}.obj", "weathered", r * np.cos(a), r * np.sin(a), rng.uniform(0, 360),
                         rng.uniform(1.3, 1.9), y=-0.03, shadow=False))
    out.append(thing("dolmen.obj", "weathered", 1.3, -2.6, 160, 2.3, y=-0.05, shadow=False))
    for x, z, turn, scale, anchor in ((0.10, 0.07, 0, 0.55, (1, 1)), (-0.09, 0.10, 130, 0.8, (-1, 1)),
                                      (0.20, 0.0, 220, 0.9, (1, -0.4))):
        out.append(thing("boulder.obj", "weathered", x, z, turn, scale, anchor))
    # Grass along the paving and around the stones.
    for edge in range(4):
        for t in np.linspace(-0.97, 0.97, 13):
            along = t + rng.uniform(-0.06, 0.06)
            gap = rng.uniform(0.004, 0.022)
            anchor, (x, z) = (((along, 1), (0, gap)), ((along, -1), (0, -gap)))[edge % 2] if edge < 2 else \
                (((-1, along), (-gap - 0.012, 0)), ((1, along), (gap + 0.012, 0)))[edge % 2]
            out.append(thing(f"tuft_{rng.integers(1, 4)}.obj", "grass", x, z, rng.uniform(0, 360),
                             rng.uniform(0.6, 1.05), [round(float(v), 3) for v in anchor], shadow=False))
    for _ in range(70):
        a, r = rng.uniform(0, 2 * np.pi), rng.uniform(0.34, 1.0)
        x, z = 1.25 * r * np.cos(a), 0.95 * r * np.sin(a)
        tall = rng.random() < 0.35
        out.append(thing("tuft_tall.obj" if tall else f"tuft_{rng.integers(1, 4)}.obj", "grass", x, z,
                         rng.uniform(0, 360), rng.uniform(0.8, 1.5), shadow=False))
    # Heather in patches.
    for patch in range(6):
        a = 2 * np.pi * (patch + rng.random()) / 6
        for _ in range(7):
            x, z = 0.66 * np.cos(a) + rng.normal(0, 0.07), 0.52 * np.sin(a) + rng.normal(0, 0.06)
            out.append(thing(f"tuft_{rng.integers(1, 4)}.obj", "heather", x, z, rng.uniform(0, 360),
                             rng.uniform(0.7, 1.15), shadow=False))
    return out


THEME = {
    "name": "Megaliths",
    "materials": [
        material("table", "turf", 0.42),
        material("board_frame", "earth", 0.16),
        material("square_light", "weathered", 0.17, [0.84, 0.82, 0.79], roughness=0.95),
        material("square_dark", "weathered", 0.17, [0.33, 0.34, 0.36], roughness=0.95),
        material("tray", "weathered", 0.17, [0.95, 0.93, 0.88]),
        material("stone_white", "granite", 0.09, [0.95, 0.95, 0.96]),
        material("stone_black", "dolerite", 0.09, [0.46, 0.48, 0.54]),
        material("capstone_white", "granite", 0.09, [0.94, 0.92, 0.90], roughness=0.72, normal=0.6),
        material("capstone_black", "dolerite", 0.09, [0.80, 0.84, 0.92], roughness=0.62, normal=0.6),
        material("weathered", "weathered", 0.24, [0.82, 0.80, 0.77]),
        material("grass", None, 0.1, [0.105, 0.130, 0.045], roughness=1.1),
        material("heather", None, 0.1, [0.185, 0.062, 0.135], roughness=1.1),
        material("label", None, 0.10, [0.80, 0.74, 0.62], roughness=1.3),
        material("tactiki_board", "earth", 0.16),
        material("tactiki_field", "weathered", 0.17, [1.10, 1.04, 0.94], roughness=0.95),
        material("tactiki_start", "weathered", 0.17, [0.54, 0.53, 0.51], roughness=0.95),
        material("tactiki_tiki", "dolerite", 0.12, [0.95, 1.75, 1.95], roughness=0.9, pitch=-1.4),
        material("tactiki_tac", "granite", 0.12, [0.78, 0.52, 0.27], roughness=0.85),
        material("tactiki_rank", "granite", 0.09, [1.25, 1.25, 1.18]),
        material("tactik_board", "weathered", 0.22, [0.80, 0.78, 0.74], roughness=0.95),
        material("tactik_track", "granite", 0.17, [0.84, 0.80, 0.72], roughness=0.95),
        material("tactik_field", "turf", 0.20, [0.95, 1.0, 0.85]),
        material("tactik_hole", "earth", 0.10, [0.45, 0.42, 0.40]),
        material("tactik_line", None, 0.10, [0.62, 0.54, 0.36], roughness=0.8),
        material("tactik_rack", "weathered", 0.17, [0.70, 0.68, 0.64], roughness=0.95),
        material("tactik_red", "granite", 0.10, [0.62, 0.085, 0.050], roughness=0.8),
        material("tactik_blue", "granite", 0.10, [0.055, 0.150, 0.330], roughness=0.8, pitch=-1.0),
        material("tactik_yellow", "granite", 0.10, [1.25, 0.86, 0.24], roughness=0.8, pitch=1.0),
        material("tactik_green", "granite", 0.10, [0.120, 0.310, 0.090], roughness=0.8, pitch=-0.5),
        material("tactik_card", None, 0.10, [0.80, 0.76, 0.62], roughness=1.0),
        printed(material),
    ],
    "surfaces": {"table": "table", "frame": "board_frame", "light": "stone_white", "dark": "stone_black",
                 "mark": "label"},
    "models": {
        "table": ["ground.obj"],
        "square_light": [f"paving_{k}.obj" for k in (1, 2, 3, 4)],
        "square_dark": [f"paving_{k}.obj" for k in (1, 2, 3, 4)],
        "pile": [f"step_{k}.obj" for k in (1, 2, 3)],
        **{f"stone_{c}": [f"slab_{k}.obj" for k in (1, 2, 3, 4)] for c in ("white", "black")},
        **{f"wall_{c}": [f"menhir_{k}.obj" for k in (1, 2, 3, 4)] for c in ("white", "black")},
        **{f"capstone_{c}": ["dome.obj"] for c in ("white", "black")},
    },
    "surroundings": surroundings(),
    "lighting": {
        "keyDirection": [-0.50, 0.64, -0.50],
        "keyColor": [3.3, 2.55, 1.9],
        "keyAngle": 0.035,
        "poolRadius": 1000.0,
        "poolFloor": 1.0,
        "environment": "environment.hdr",
        "environmentIntensity": 1.1,
        "background": [0.0, 0.0, 0.0],
        "backdropIntensity": 1.0,
        "backdropLift": 0.0,
        "backdropBlur": 0.0,
        "fogColor": [0.86, 0.68, 0.55],
        "fogDistance": 1.9,
        "exposure": 0.95,
    },
    "icons": {"wall": "menhir", "capstone": "dome"},
    "marks": {"material": "label", "light": 0.55},
    "sizes": {
        "square": 0.050,
        "board_height": 0.006,
        "board_margin": 0.017,
        "tray_height": 0.007,
        "flat_width": 0.0355,
        "flat_height": 0.0105,
        "capstone_width": 0.034,
    },
    "sounds": own_sounds("wind"),
    "palette": {
        "on_accent": "#21140aff",
        "background": "#14181cff",
        "panel": "#1c2226f0",
        "panel_border": "#66727aff",
        "text": "#eef0eaff",
        "text_dim": "#aeb7b8ff",
        "accent": "#e8b765ff",
        "accent_hover": "#f6cd86ff",
        "button": "#2c363cff",
        "button_hover": "#3a474eff",
        "button_active": "#4b5a61ff",
        "seat_1": "#e6dfd0ff",
        "seat_2": "#2a3136ff",
        "highlight_legal": "#ffd98ae0",
        "highlight_hover": "#fff0cc80",
        "highlight_last": "#fdfbf4f0",
        "highlight_cursor": "#fffdf4f0",
        "highlight_held": "#e8defef0",
        "highlight_decisive": "#ffc14ab3",
        "ink_green": "#74c486ff",
        "ink_red": "#e9654eff",
        "ink_yellow": "#f4d35aff",
        "ink_blue": "#69a3ecff",
        "danger": "#f08a72ff",
        "shadow": "#00000099",
    },
}


def make():
    write(FOLDER, THEME)


if __name__ == "__main__":
    make()
