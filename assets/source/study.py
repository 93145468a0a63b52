"""Writes theme.json of Study: a desk by daylight."""

from study_models import CELL, FOLDER
from tactik import printed
from theme import material, own_sounds, thing, write


def piece(name, texture, roughness=1.0):
    """A material whose texture is drawn to fit its pieces."""
    return {**material(name, texture, 2 * CELL, roughness=roughness), "varied": False}


def surroundings():
    out = []
    for k, (turn, height) in enumerate(((12, 0), (4, 0.032), (-9, 0.056))):
        for part in ("book", "pages"):
            out.append(thing(f"{part}_{k + 1}.obj", "paper" if part == "pages" else f"cover_{k + 1}", 0.17, 0.02,
                             turn, anchor=(1, -1), y=height))
    out.append(thing("inkwell.obj", "glass", -0.11, -0.05, anchor=(-1, -1)))
    out.append(thing("cup.obj", "porcelain", -0.13, 0.02, 30, anchor=(-1, 0.75)))
    out.append(thing("tea.obj", "tea", -0.13, 0.02, anchor=(-1, 0.75), shadow=False))
    for x, z, turn, y in ((0.02, -0.15, 14, 0.0006), (0.05, -0.17, -6, 0.0012)):
        out.append(thing("sheet.obj", "paper", x, z, turn, anchor=(-0.45, -1), y=y, shadow=False))
    out.append(thing("pencil.obj", "pencil", 0.05, -0.13, 62, anchor=(-0.45, -1), y=0.0012))
    out.append(thing("pencil_tip.obj", "glass", 0.05, -0.13, 62, anchor=(-0.45, -1), y=0.0012))
    return out


THEME = {
    "name": "Study",
    "materials": [
        material("table", "ash", 0.42, [0.46, 0.40, 0.34], normal=0.7),
        material("board_frame", "ash", 0.35, [0.40, 0.27, 0.18]),
        material("square_light", None, 0.1, [0.46, 0.41, 0.31], roughness=0.8),
        material("square_dark", None, 0.1, [0.13, 0.22, 0.27], roughness=0.8),
        material("tray", "ash", 0.35, [0.40, 0.27, 0.18]),
        material("tray_bed", "linen", 0.04, [0.80, 0.78, 0.74]),
        piece("stone_white", "ivory"),
        piece("stone_black", "ink"),
        piece("capstone_white", "ivory"),
        piece("capstone_black", "ink"),
        material("label", None, 0.1, [0.055, 0.050, 0.050], roughness=0.8),
        material("ink", None, 0.1, [1.0, 1.0, 1.0], roughness=0.8),
        material("paper", None, 0.1, [0.93, 0.91, 0.86], roughness=1.1),
        material("porcelain", None, 0.1, [0.82, 0.83, 0.83], roughness=0.22),
        material("tea", None, 0.1, [0.10, 0.032, 0.008], roughness=0.15),
        material("glass", None, 0.1, [0.02, 0.03, 0.06], roughness=0.14),
        material("pencil", None, 0.1, [0.62, 0.20, 0.09], roughness=0.4),
        material("cover_1", None, 0.05, [0.055, 0.11, 0.19]),
        material("cover_2", None, 0.05, [0.30, 0.075, 0.05]),
        material("cover_3", None, 0.05, [0.17, 0.20, 0.11]),
        material("tactiki_board", "ash", 0.35, [0.46, 0.33, 0.23]),
        material("tactiki_field", "ash", 0.28, [0.78, 0.72, 0.64]),
        material("tactiki_start", "ash", 0.28, [0.30, 0.40, 0.48]),
        material("tactiki_tiki", "ash", 0.16, [0.055, 0.150, 0.210], roughness=0.75, pitch=-1.0),
        material("tactiki_tac", "ash", 0.16, [0.66, 0.40, 0.18], roughness=0.75),
        material("tactiki_rank", None, 0.10, [0.94, 0.92, 0.85], roughness=0.5),
        material("tactik_board", "ash", 0.35, [0.40, 0.27, 0.18], roughness=0.8),
        material("tactik_track", None, 0.10, [0.80, 0.79, 0.74], roughness=0.35),
        material("tactik_field", "ash", 0.30, [0.27, 0.36, 0.43], roughness=0.85),
        material("tactik_hole", None, 0.10, [0.045, 0.050, 0.060], roughness=0.9),
        material("tactik_line", None, 0.10, [0.72, 0.52, 0.22], roughness=0.35, metallic=0.7),
        material("tactik_rack", "ash", 0.35, [0.40, 0.27, 0.18], roughness=0.8),
        material("tactik_red", None, 0.10, [0.52, 0.050, 0.035], roughness=0.28),
        material("tactik_blue", None, 0.10, [0.020, 0.085, 0.280], roughness=0.28, pitch=-1.0),
        material("tactik_yellow", None, 0.10, [0.84, 0.54, 0.085], roughness=0.28, pitch=1.0),
        material("tactik_green", None, 0.10, [0.035, 0.210, 0.100], roughness=0.28, pitch=-0.5),
        material("tactik_card", None, 0.10, [0.92, 0.90, 0.84], roughness=1.0),
        printed(material),
    ],
    "surfaces": {"table": "table", "frame": "board_frame", "light": "stone_white", "dark": "stone_black",
                 "mark": "label"},
    "models": {
        "table": "desk.obj",
        "square_light": "tile.obj",
        "square_dark": "tile.obj",
        "stone_white": "square_flat.obj",
        "wall_white": "square_wall.obj",
        "capstone_white": "square_capstone.obj",
        "stone_black": "round_flat.obj",
        "wall_black": "round_wall.obj",
        "capstone_black": "round_capstone.obj",
    },
    "surroundings": surroundings(),
    "lighting": {
        "keyDirection": [-0.66, 0.72, 0.10],
        "keyColor": [1.75, 1.70, 1.58],
        "keyAngle": 0.07,
        "poolRadius": 1000.0,
        "poolFloor": 1.0,
        "environment": "environment.hdr",
        "environmentIntensity": 1.0,
        "background": [0.0, 0.0, 0.0],
        "backdropIntensity": 1.0,
        "backdropLift": 0.6,
        "backdropBlur": 0.0,
        "exposure": 1.04,
    },
    "icons": {"capstone": "tower"},
    "marks": {"material": "ink", "light": 0.0, "sign_1": "diamond", "sign_2": "triangle"},
    "sizes": {
        "square": 0.050,
        "board_height": 0.014,
        "board_margin": 0.017,
        "flat_width": 0.0356,
        "flat_height": 0.0095,
        "capstone_width": 0.0292,
    },
    "sounds": own_sounds("room"),
    "palette": {
        "background": "#e9e4d9ff",
        "panel": "#f8f5eef2",
        "panel_border": "#b9ae98ff",
        "text": "#1f2a33ff",
        "text_dim": "#56616bff",
        "accent": "#1b5c85ff",
        "accent_hover": "#062c45ff",
        "on_accent": "#ffffffff",
        "button": "#f1ebdeff",
        "button_hover": "#dcd3bfff",
        "button_active": "#cdc2a9ff",
        "seat_1": "#fbfaf5ff",
        "seat_2": "#232a38ff",
        "highlight_legal": "#2a78b8f0",
        "highlight_hover": "#4c88b880",
        "highlight_last": "#4a6a92f0",
        "highlight_cursor": "#a85a34f0",
        "highlight_held": "#2f7d55f0",
        "highlight_decisive": "#ffb733b3",
        "ink_green": "#2f9a58ff",
        "ink_red": "#cf3826ff",
        "ink_yellow": "#dd9c10ff",
        "ink_blue": "#2a62c8ff",
        "danger": "#a52a1bff",
        "shadow": "#3a322655",
    },
}


def make():
    write(FOLDER, THEME)


if __name__ == "__main__":
    make()
