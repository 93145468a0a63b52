"""Writes the tavern's theme.json: which texture goes where, the light, the measures, the colours of the interface."""

import json
import re

from common import TAVERN
from sound import PIECES
from tactik import printed

NO_TINT = [1.0, 1.0, 1.0]


def material(name, texture, tile, tint=NO_TINT, roughness=1.0, normal=1.0, metallic=0.0, pitch=0.0):
    """texture: stem of the three files, or None for a plain surface. tile: metres that one repeat covers. pitch:
    semitones by which it sounds higher than its size alone says."""
    files = {kind: f"{texture}_{suffix}.jpg" if texture else ""
             for kind, suffix in (("albedo", "albedo"), ("normal", "normal"), ("roughness", "rough"))}
    return {"name": name, **files, "tint": tint, "roughnessScale": roughness, "normalStrength": normal,
            "metallic": metallic, "tileSize": tile, **({"pitch": pitch} if pitch else {})}


def thing(model, material_name, x, z, turn=0.0, scale=1.0, anchor=(0, 0), y=0.0, shadow=True, glow=None, light=None):
    """Something of the surroundings. x, z: metres from the anchor, which is counted in halves of the playing area."""
    entry = {"model": model, "material": material_name}
    if tuple(anchor) != (0, 0):
        entry["anchor"] = list(anchor)
    entry |= {"position": [round(float(v), 4) for v in (x, y, z)], "turn": round(float(turn), 1)}
    if scale != 1:
        entry["scale"] = round(float(scale), 3)
    if glow:
        entry["glow"] = glow
    if light:
        entry["light"] = light
    if not shadow:
        entry["castsShadow"] = False
    return entry


def candle(x, z, anchor, number, height, turn):
    """A burning candle in its stick."""
    top = 0.064 + height - 0.0032
    return [thing("candlestick.obj", "brass", x, z, turn, anchor=anchor),
            thing(f"candle_{number}.obj", "wax", x, z, turn, anchor=anchor, y=0.064, glow=[0.10, 0.042, 0.012]),
            thing("wick.obj", "iron", x, z, turn, anchor=anchor, y=top, shadow=False),
            thing("flame.obj", "wax", x, z, turn, anchor=anchor, y=top + 0.003, shadow=False, glow=[4.6, 2.3, 0.75],
                  light=[2.6, 1.5, 0.7])]


def tankard(x, z, anchor, turn):
    return [thing(model, name, x, z, turn, anchor=anchor, y=y, shadow=shadow) for model, name, y, shadow in (
        ("tankard.obj", "staves", 0, True), ("hoops.obj", "iron", 0, True), ("handle.obj", "staves", 0, True),
        ("ale.obj", "ale", 0.0822, False))]


THEME = {
    "name": "Tavern",
    "materials": [
        material("table", "wood_oak_table", 0.90, [0.30, 0.29, 0.30], roughness=1.06, normal=0.35),
        material("board_frame", "wood_walnut", 0.30, [0.30, 0.25, 0.24], roughness=0.95, normal=0.4),
        material("square_light", "wood_maple", 0.22, [0.52, 0.50, 0.54], normal=0.6),
        material("square_dark", "wood_walnut", 0.24, [0.66, 0.62, 0.64], normal=0.35),
        material("inlay", "brass", 0.10, [1.0, 0.94, 0.84], roughness=1.15, metallic=0.72, normal=0.7),
        material("tray", "wood_walnut", 0.34, [0.34, 0.29, 0.28], normal=0.6),
        material("tray_bed", "leather_oxblood", 0.16),
        material("stone_white", "stone_white", 0.11, [0.84, 0.88, 0.95]),
        material("stone_black", "stone_black", 0.11, [0.76, 0.79, 0.86], pitch=-1.4),
        material("capstone_white", "stone_white", 0.11, [0.86, 0.89, 0.95], roughness=0.85),
        material("capstone_black", "stone_black", 0.11, [0.70, 0.73, 0.80], roughness=0.85, pitch=-1.2),
        material("label", None, 0.10, [0.84, 0.62, 0.31], roughness=0.45, metallic=0.2),
        material("brass", "brass", 0.10, [0.95, 0.85, 0.70], roughness=0.95, metallic=0.85, normal=0.5),
        material("wax", None, 0.10, [0.80, 0.66, 0.45], roughness=0.55),
        material("iron", None, 0.10, [0.10, 0.095, 0.09], roughness=0.45, metallic=0.8),
        material("staves", "wood_oak_table", 0.60, [0.85, 0.72, 0.60], roughness=0.9, normal=0.5),
        material("ale", None, 0.10, [0.72, 0.62, 0.45], roughness=1.2),
        material("tactiki_board", "wood_walnut", 0.30, [0.62, 0.56, 0.54], roughness=0.95, normal=0.6),
        material("tactiki_field", "wood_maple", 0.24, [0.60, 0.50, 0.44]),
        material("tactiki_start", "wood_oak_table", 0.50, [0.56, 0.44, 0.36], roughness=1.1, normal=0.5),
        material("tactiki_tiki", "stone_black", 0.13, [1.35, 2.9, 3.3], pitch=-1.4),
        material("tactiki_tac", "wood_maple", 0.16, [0.74, 0.54, 0.30], roughness=0.9),
        material("tactiki_rank", "stone_white", 0.11, [1.0, 0.97, 0.90]),
        material("tactik_board", "wood_walnut", 0.30, [0.70, 0.60, 0.55], roughness=0.85, normal=0.6),
        material("tactik_track", "wood_maple", 0.26, [0.62, 0.52, 0.44], roughness=0.85),
        material("tactik_field", "wood_walnut", 0.34, [1.10, 0.94, 0.82], roughness=0.85, normal=0.6),
        material("tactik_hole", None, 0.10, [0.030, 0.017, 0.010], roughness=1.1),
        material("tactik_line", "brass", 0.10, [1.0, 0.94, 0.84], roughness=1.15, metallic=0.72, normal=0.7),
        material("tactik_rack", "wood_walnut", 0.24, [0.55, 0.48, 0.45], roughness=0.9, normal=0.6),
        material("tactik_red", "wood_maple", 0.12, [0.56, 0.060, 0.035], roughness=0.62),
        material("tactik_blue", "wood_maple", 0.12, [0.050, 0.155, 0.480], roughness=0.62, pitch=-1.0),
        material("tactik_yellow", "wood_maple", 0.12, [0.98, 0.62, 0.13], roughness=0.62, pitch=1.0),
        material("tactik_green", "wood_maple", 0.12, [0.065, 0.270, 0.090], roughness=0.62, pitch=-0.5),
        material("tactik_card", None, 0.10, [0.74, 0.62, 0.44], roughness=1.0),
        printed(material),
    ],
    "surfaces": {"table": "table", "frame": "board_frame", "light": "stone_white", "dark": "stone_black",
                 "mark": "inlay"},
    "models": {f"stone_{c}": [f"stone_{k}.obj" for k in (1, 2, 3, 4)] for c in ("white", "black")},
    "surroundings": [
        *candle(-0.030, -0.100, (-1, -1), 1, 0.075, 20),
        *candle(0.045, -0.125, (1, -1), 2, 0.048, 130),
        *tankard(0.095, 0.020, (1, -0.7), -60),
    ],
    "lighting": {
        "keyDirection": [-0.4596, 0.8273, 0.3229],
        "keyColor": [2.1, 1.82, 1.5],
        "keyAngle": 0.055,
        "poolRadius": 0.50,
        "poolFloor": 0.14,
        "environment": "environment.hdr",
        "environmentIntensity": 0.9,
        "background": [0.020, 0.012, 0.007],
        "backdropIntensity": 0.24,
        "backdropLift": 0.30,
        "backdropBlur": 0.0,
        "exposure": 1.18,
    },
    "sounds": {"ambience": "sounds/hearth.ogg"},
    "marks": {"material": "inlay", "light": 0.8},
    "sizes": {
        "square": 0.050,
        "board_height": 0.018,
        "board_margin": 0.017,
        "flat_width": 0.034,
        "flat_height": 0.0105,
        "flat_bevel": 0.0022,
        "capstone_width": 0.030,
        "capstone_height": 0.043,
    },
    "palette": {
        "background": "#120c08ff",
        "panel": "#1d140df0",
        "panel_border": "#6b4f2cff",
        "text": "#efe2c6ff",
        "text_dim": "#b8a483ff",
        "accent": "#d7a54cff",
        "accent_hover": "#eec06aff",
        "on_accent": "#21140aff",
        "button": "#3a281aff",
        "button_hover": "#523a25ff",
        "button_active": "#6d4c2dff",
        "seat_1": "#ece4d4ff",
        "seat_2": "#2d2a2cff",
        "highlight_legal": "#ffc765e8",
        "highlight_hover": "#ffe2a080",
        "highlight_last": "#fff0c8e8",
        "highlight_cursor": "#fff3d0f0",
        "highlight_held": "#9edcc6f0",
        "highlight_decisive": "#ffcf5cb3",
        "ink_green": "#5fb27aff",
        "ink_red": "#d9553fff",
        "ink_yellow": "#f0c24aff",
        "ink_blue": "#5b9bd6ff",
        "danger": "#e2705aff",
        "shadow": "#00000099",
    },
}


def own_sounds(ambience):
    """The sounds of a place whose stones sound like no other's."""
    stones = {cue: [f"sounds/{cue}-{i}.ogg" for i in range(1, count + 1)] for cue, (_, count, _) in PIECES.items()}
    return stones | {"ambience": f"sounds/{ambience}.ogg"}


def luminance(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    """The WCAG 2 contrast ratio of two colours, alpha ignored."""
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


def checked(palette):
    """The palette, once every text stands out from what it may stand on."""
    p = palette
    for front, back in (("text", "panel"), ("text_dim", "panel"), ("accent", "panel"), ("danger", "panel"),
                        ("text", "button"), ("text", "button_hover"), ("text", "button_active"),
                        ("accent_hover", "panel"), ("accent_hover", "button"), ("on_accent", "accent")):
        ratio = contrast(p[front], p[back])
        assert ratio >= 4.5, f"{front} on {back}: {ratio:.2f}"
        print(f"contrast of {front} on {back}: {ratio:.1f}")
    return palette


def write(folder, theme):
    """theme.json with a line for each list of numbers, each thing of the surroundings, the marks and the icons."""
    checked(theme["palette"])
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(theme, indent=2)
    text = re.sub(r"\[[^\[\]{}]*\]", lambda m: " ".join(m[0].split()).replace("[ ", "[").replace(" ]", "]"), text)
    text = re.sub(r'\{\s*"model":[^{}]*\}|"(marks|icons)": \{[^{}]*\}',
                  lambda m: " ".join(m[0].split()).replace("{ ", "{").replace(" }", "}"), text)
    (folder / "theme.json").write_text(text + "\n")


def make():
    write(TAVERN, THEME)


if __name__ == "__main__":
    make()
