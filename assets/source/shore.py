"""Writes theme.json of Shore: dusk on the black sand of an island, between the sun and the rain."""

from shore_land import ROCKS, SEA, SURF_HALF
from shore_textures import FOLDER
from tactik import printed
from theme import material, thing, write


def torch(x, z, anchor, turn):
    """A burning torch in the sand. The fire is what lights the table."""
    top = 0.105
    put = lambda model, name, y, **more: thing(model, name, x, z, turn, anchor=anchor, y=y, **more)
    return [put("pole.obj", "bamboo", 0), put("rope.obj", "rope", top), put("basket.obj", "mat", top),
            put("fire.obj", "flame", top + 0.036, shadow=False, glow=[4.2, 0.8, 0.09], light=[5.2, 2.3, 0.72])]


def lamp(x, z, anchor, turn):
    """A stone lamp."""
    put = lambda model, name, y, **more: thing(model, name, x, z, turn, anchor=anchor, y=y, **more)
    return [put("bowl.obj", "lava", 0), put("oil.obj", "oil", 0.0215, shadow=False),
            put("small_fire.obj", "flame", 0.0205, shadow=False, glow=[4.2, 0.85, 0.1], light=[2.3, 1.05, 0.34])]


def palm(kind, x, z, turn, scale):
    return [thing(f"trunk_{kind}.obj", "palm_trunk", x, z, turn, scale, shadow=False),
            thing(f"crown_{kind}.obj", "palm_leaf", x, z, turn, scale, shadow=False)]


def surroundings():
    out = [thing(model, name, 0, 0, shadow=False) for model, name in (
        ("sand.obj", "sand"), ("wet_sand.obj", "wet_sand"), ("sea.obj", "sea"), ("surf.obj", "surf"),
        ("islands.obj", "island"))]
    # The two gods, each on the side of his sky, and a torch beside each.
    out += [thing("sun.obj", "sun_image", -0.050, -0.085, 38, anchor=(-1, -1)),
            thing("rain.obj", "rain_image", 0.050, -0.085, -38, anchor=(1, -1))]
    out += torch(0.045, -0.100, (-1, -1), 20) + torch(-0.045, -0.105, (1, -1), 150)
    out += lamp(-0.075, 0.035, (-1, 0.75), 40) + lamp(0.075, 0.045, (1, 0.75), 200)
    out += [thing("log_1.obj", "driftwood", -0.22, 0.02, 62, anchor=(-1, 0)),
            thing("log_2.obj", "driftwood", 0.16, 0.10, -35, anchor=(1, -0.5))]
    for kind, x, z, turn, scale, anchor in ((1, 0.21, -0.02, 30, 1.0, (1, -0.2)), (2, -0.14, -0.10, 80, 0.9, (-1, -1)),
                                            (3, 0.10, 0.13, 200, 1.0, (1, 1)), (3, -0.13, 0.12, 70, 0.7, (-1, 1)),
                                            (3, -0.10, -0.02, 140, 0.55, (-1, -0.6))):
        out.append(thing(f"lava_{kind}.obj", "lava", x, z, turn, scale, anchor, y=-0.020 * scale))
    # Rocks in the surf, and an islet with palms.
    for kind, x, z, turn, scale in ROCKS:
        out.append(thing(f"lava_{kind}.obj", "wet_lava", x, z, turn, scale, y=SEA - 0.036 * scale, shadow=False))
    for x, z, turn, scale in ((1.25, -2.35, 20, 6.0), (1.75, -2.60, 100, 5.0), (0.75, -2.55, 220, 4.0)):
        out.append(thing("lava_1.obj", "lava", x, z, turn, scale, y=SEA - 0.020 * scale, shadow=False))
    out += palm(1, 1.25, -2.35, 200, 0.95) + palm(2, 1.55, -2.55, 60, 1.05) + palm(1, 0.95, -2.55, 150, 0.75)
    # The edge of the forest behind the first player.
    for k, (x, z, turn, scale) in enumerate(((-1.5, 1.9, 10, 1.2), (-0.7, 2.5, 140, 1.35), (0.4, 2.2, 80, 1.1),
                                             (1.3, 2.0, 250, 1.3), (2.2, 1.5, 30, 1.2), (-2.5, 1.5, 200, 1.3))):
        out += palm(k % 2 + 1, x, z, turn, scale)
    return out


THEME = {
    "name": "Shore",
    "materials": [
        material("table", "paving", 0.85, [0.66, 0.67, 0.70], normal=0.8),
        material("board_frame", "driftwood", 0.34, [0.30, 0.26, 0.23]),
        material("square_light", "beachrock", 0.16, [0.60, 0.68, 0.86]),
        material("square_dark", "tuff", 0.16, [0.80, 1.18, 1.45]),
        material("inlay", "shell", 0.05, [0.92, 0.90, 0.86]),
        material("tray", "driftwood", 0.34, [0.34, 0.30, 0.27]),
        material("tray_bed", "mat", 0.060, [0.50, 0.46, 0.40]),
        material("stone_white", "coral", 0.085, [0.86, 0.86, 0.87]),
        material("stone_black", "basalt", 0.085, [0.95, 0.95, 1.0], pitch=-1.2),
        material("capstone_white", "coral", 0.085, [0.90, 0.89, 0.88], roughness=0.8, normal=0.5),
        material("capstone_black", "basalt", 0.085, [0.85, 0.87, 0.95], roughness=0.7, normal=0.6, pitch=-1.2),
        material("label", "shell", 0.05, [0.86, 0.82, 0.74]),
        material("sand", "sand", 0.26, [0.64, 0.70, 0.80]),
        material("wet_sand", "sand", 0.26, [0.62, 0.62, 0.66], roughness=0.34, normal=0.35),
        material("sea", "water", 0.42, [0.9, 0.9, 0.9], normal=0.5),
        {**material("surf", "surf", 2 * SURF_HALF), "varied": False},
        material("island", None, 0.10, [0.055, 0.060, 0.075], roughness=1.2),
        material("lava", "tuff", 0.26, [0.40, 1.05, 1.60]),
        material("wet_lava", "tuff", 0.50, [0.34, 0.90, 1.40], roughness=0.9, normal=0.6),
        material("driftwood", "driftwood", 0.36, [0.92, 0.88, 0.82]),
        material("bamboo", "driftwood", 0.20, [0.95, 0.72, 0.40], roughness=0.75, normal=0.4),
        material("rope", "mat", 0.02, [0.55, 0.48, 0.40]),
        material("mat", "mat", 0.040, [0.10, 0.062, 0.04]),
        material("oil", None, 0.10, [0.05, 0.025, 0.008], roughness=0.10),
        {**material("flame", None, 1.0, [0.25, 0.08, 0.02], roughness=1.0), "albedo": "flame_albedo.jpg", "varied": False},
        material("sun_image", "beachrock", 0.20, [0.86, 0.72, 0.56], normal=0.4),
        material("rain_image", "beachrock", 0.20, [0.080, 0.180, 0.370], roughness=0.8, normal=0.4),
        material("palm_trunk", "driftwood", 0.40, [0.30, 0.25, 0.21]),
        material("palm_leaf", None, 0.10, [0.030, 0.060, 0.022], roughness=0.8),
        material("tactiki_board", "koa", 0.30, [0.46, 0.54, 0.62]),
        material("tactiki_field", "beachrock", 0.16, [0.80, 0.86, 1.0]),
        material("tactiki_start", "tuff", 0.16, [0.80, 1.18, 1.45]),
        material("tactiki_tiki", "beachrock", 0.16, [0.085, 0.270, 0.590], roughness=0.75, normal=0.5, pitch=-1.2),
        material("tactiki_tac", "beachrock", 0.16, [0.86, 0.70, 0.50], roughness=0.85, normal=0.5),
        material("tactiki_rank", "shell", 0.05, [1.0, 0.98, 0.94]),
        material("tactik_board", "driftwood", 0.30, [0.78, 0.80, 0.84]),
        material("tactik_track", "coral", 0.12, [0.90, 0.90, 0.92]),
        material("tactik_field", "basalt", 0.22, [0.95, 0.95, 1.0]),
        material("tactik_hole", None, 0.10, [0.022, 0.018, 0.016], roughness=1.0),
        material("tactik_line", "shell", 0.05, [1.0, 0.98, 0.94]),
        material("tactik_rack", "driftwood", 0.24, [0.62, 0.64, 0.68]),
        material("tactik_red", "beachrock", 0.16, [0.70, 0.125, 0.085], roughness=0.7, normal=0.4),
        material("tactik_blue", "beachrock", 0.16, [0.040, 0.230, 0.900], roughness=0.7, normal=0.4, pitch=-1.0),
        material("tactik_yellow", "beachrock", 0.16, [1.20, 0.86, 0.24], roughness=0.7, normal=0.4, pitch=1.0),
        material("tactik_green", "beachrock", 0.16, [0.090, 0.340, 0.150], roughness=0.7, normal=0.4, pitch=-0.5),
        material("tactik_card", None, 0.10, [0.86, 0.76, 0.58], roughness=1.0),
        printed(material),
    ],
    "surfaces": {"table": "table", "frame": "board_frame", "light": "stone_white", "dark": "stone_black",
                 "mark": "inlay"},
    "models": {
        "table": ["paving.obj"],
        **{f"stone_{c}": [f"slab_{k}.obj" for k in (1, 2, 3, 4)] for c in ("white", "black")},
        **{f"wall_{c}": [f"wall_{k}.obj" for k in (1, 2, 3, 4)] for c in ("white", "black")},
        **{f"capstone_{c}": ["pounder.obj"] for c in ("white", "black")},
    },
    "surroundings": surroundings(),
    "lighting": {
        "keyDirection": [-0.70, 0.56, -0.56],
        "keyColor": [3.3, 1.95, 1.02],
        "keyAngle": 0.04,
        "poolRadius": 1000.0,
        "poolFloor": 1.0,
        "environment": "environment.hdr",
        "environmentIntensity": 1.0,
        "background": [0.0, 0.0, 0.0],
        "backdropIntensity": 0.66,
        "backdropLift": 0.0,
        "backdropBlur": 0.0,
        "fogColor": [0.46, 0.36, 0.36],
        "fogDistance": 24.0,
        "exposure": 1.10,
    },
    "marks": {"material": "inlay", "light": 0.8},
    "sizes": {
        "square": 0.050,
        "board_height": 0.015,
        "board_margin": 0.017,
        "flat_width": 0.0350,
        "flat_height": 0.0105,
        "capstone_width": 0.0330,
        "capstone_height": 0.0430,
    },
    "sounds": {"ambience": "sounds/surf.ogg"},
    "palette": {
        "background": "#0f1216ff",
        "panel": "#161b21f0",
        "panel_border": "#5d5a58ff",
        "text": "#f1ebe0ff",
        "text_dim": "#b3afa8ff",
        "accent": "#f0a95aff",
        "accent_hover": "#ffc684ff",
        "on_accent": "#21140aff",
        "button": "#262e37ff",
        "button_hover": "#34404cff",
        "button_active": "#44525fff",
        "seat_1": "#ece3d2ff",
        "seat_2": "#23282eff",
        "highlight_legal": "#ffd08ae0",
        "highlight_hover": "#ffe9c080",
        "highlight_last": "#fff6e2e8",
        "highlight_cursor": "#fff6e6f0",
        "highlight_held": "#8ff0e4f0",
        "highlight_decisive": "#ffc04ab3",
        "ink_green": "#6cc08aff",
        "ink_red": "#e2634cff",
        "ink_yellow": "#f2cd5aff",
        "ink_blue": "#66a7ddff",
        "danger": "#f28a70ff",
        "shadow": "#00000099",
    },
}


def make():
    write(FOLDER, THEME)


if __name__ == "__main__":
    make()
