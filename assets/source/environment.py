"""The tavern's room as light: a small ray caster that looks once around from above the table.

Metres, y up, the eye at EYE. Players sit along z: the first one looks towards -z and sees the hearth. Column c of
the picture looks towards azimuth a = 2 pi (c / width - 0.5) with x = sin a, z = -cos a: the middle column shows -z,
a quarter of the way -x, three quarters +x. Row 0 is straight up. Radiance is in the units of the theme's key light.

The eye is just above the table's top. What shows behind the table is the band about the horizon: so fire, mantel,
candles and window sills are near eye level, and carry the mood.
"""

import numpy as np

from common import TAVERN, hexcolour, mix, sample, save_hdr, smoothstep, spectral

EYE = np.array([0.0, 1.02, 0.0], np.float32)
ROOM = np.array([[-3.9, 0.0, -3.3], [3.9, 2.9, 3.5]], np.float32)
HEARTH = (-1.25, -2.98)                     # x of its middle, z of its mouth
RAISED = 0.30                               # height of the hearth stone
MEAN_RADIANCE = 0.16

NOISE = [spectral(900 + k, 2, 200, 1.2, n=512) for k in range(3)]
GRAIN = spectral(910, 4, 250, 0.9, (14, 1), n=512)

FIRE, FLAME, LAMP, MOON = (np.array(c, np.float32) for c in
                           ((1.0, 0.43, 0.13), (1.0, 0.60, 0.26), (1.0, 0.64, 0.32), (0.42, 0.60, 1.0)))


class Scene:
    """Axis-aligned boxes, upright cylinders, point lights and flames."""

    def __init__(self):
        self.boxes, self.cylinders, self.lights, self.flames = [], [], [], []

    def box(self, low, high, material, emit=None, shade=1.0, casts=True):
        self.boxes.append((np.minimum(low, high).astype(np.float32), np.maximum(low, high).astype(np.float32),
                           material, emit, shade, casts))

    def cylinder(self, x, y, z, radius, height, material, emit=None, shade=1.0):
        self.cylinders.append((x, y, z, radius, height, material, emit, shade))

    def light(self, at, colour, power, casts=True):
        self.lights.append((np.array(at, np.float32), colour * power, casts))

    def candle(self, x, y, z, height=0.14, power=0.10):
        self.cylinder(x, y, z, 0.022, height, "wax", emit=np.array([0.9, 0.45, 0.16]) * 0.25)
        top = y + height + 0.035
        self.flames.append((np.array([x, top, z], np.float32), 0.020, 32.0, FLAME))
        self.light((x, top + 0.03, z), FLAME, power, casts=False)

    def table(self, x, z, radius, rng):
        self.cylinder(x, 0.70, z, radius, 0.05, "timber", shade=1.7)
        self.cylinder(x, 0.0, z, 0.07, 0.70, "timber")
        self.cylinder(x, 0.0, z, 0.26, 0.05, "timber")
        self.candle(x, 0.75, z, 0.13, 0.20)
        for _ in range(3):
            a, d = rng.uniform(0, 2 * np.pi), rng.uniform(0.4, 0.7) * radius
            self.cylinder(x + d * np.cos(a), 0.75, z + d * np.sin(a), 0.045, 0.13, "pewter")
        for a in rng.uniform(0, 2 * np.pi) + np.array([0.0, 2.1, 4.2]):
            sx, sz = x + (radius + 0.28) * np.cos(a), z + (radius + 0.28) * np.sin(a)
            self.cylinder(sx, 0.40, sz, 0.17, 0.05, "timber", shade=1.4)
            self.cylinder(sx, 0.0, sz, 0.05, 0.40, "timber")

    def barrel(self, x, z, radius=0.33, height=0.92, y=0.0):
        self.cylinder(x, y, z, radius, height, "barrel")
        for t in (0.12, 0.34, 0.66, 0.88):
            self.cylinder(x, y + t * height - 0.02, z, radius + 0.012, 0.045, "iron")


def furnish():
    rng = np.random.default_rng(77)
    s = Scene()
    (x0, _, z0), (x1, top, z1) = ROOM
    # Ceiling: two girders along x, joists along z.
    for z in (-1.5, 1.5):
        s.box((x0, top - 0.34, z - 0.13), (x1, top, z + 0.13), "timber")
    for x in np.arange(x0 + 0.35, x1, 0.72):
        s.box((x - 0.07, top - 0.17, z0), (x + 0.07, top, z1), "timber")
    # Walls: posts, a rail at breast height, panelling under it.
    for z, inward in ((z0, 1), (z1, -1)):
        for x in np.linspace(x0, x1, 7):
            s.box((x - 0.10, 0, z), (x + 0.10, top, z + 0.10 * inward), "timber")
        s.box((x0, 0, z), (x1, 0.95, z + 0.04 * inward), "panel")
        s.box((x0, 0.95, z), (x1, 1.05, z + 0.08 * inward), "timber", shade=1.3)
        s.box((x0, 2.35, z), (x1, 2.50, z + 0.08 * inward), "timber")
    for x, inward in ((x0, 1), (x1, -1)):
        for z in np.linspace(z0, z1, 6):
            s.box((x, 0, z - 0.10), (x + 0.10 * inward, top, z + 0.10), "timber")
        s.box((x, 0, z0), (x + 0.04 * inward, 0.95, z1), "panel")
        s.box((x, 0.95, z0), (x + 0.08 * inward, 1.05, z1), "timber", shade=1.3)

    # Hearth in the far wall: stone cheeks, hood, mantel, fire, logs.
    hx, hz = HEARTH
    s.box((hx - 1.05, 0, z0), (hx - 0.62, 1.02 + RAISED, hz), "stone")
    s.box((hx + 0.62, 0, z0), (hx + 1.05, 1.02 + RAISED, hz), "stone")
    s.box((hx - 1.05, 1.02 + RAISED, z0), (hx + 1.05, 1.20 + RAISED, hz), "stone")
    s.box((hx - 0.85, 1.28 + RAISED, z0), (hx + 0.85, top, hz - 0.06), "stone")
    s.box((hx - 1.18, 1.20 + RAISED, z0), (hx + 1.18, 1.29 + RAISED, hz + 0.10), "timber", shade=1.5)
    s.box((hx - 1.15, 0, hz), (hx + 1.15, RAISED, hz + 0.30), "stone", shade=0.8)
    s.box((hx - 0.62, 0, z0), (hx + 0.62, RAISED, hz), "stone", shade=0.5)
    s.box((hx - 0.62, 0.0, z0), (hx + 0.62, 1.02 + RAISED, z0 + 0.05), "soot", casts=False)
    for k, (dx, y) in enumerate(((-0.22, 0.07), (0.02, 0.07), (0.24, 0.07), (-0.10, 0.19), (0.13, 0.19))):
        x, y, z = hx + dx, y + RAISED, z0 + 0.10 + 0.02 * k
        s.box((x - 0.20, y, z), (x + 0.20, y + 0.10, z + 0.10), "ember", casts=False)
    for dx, y in ((-0.34, 0.30), (-0.15, 0.42), (0.06, 0.36), (0.25, 0.48), (0.38, 0.28)):
        s.light((hx + dx, y + RAISED, hz - 0.10), FIRE, 0.50)
    s.light((hx, 0.25, hz + 0.75), FIRE, 0.18, casts=False)    # bounce off the hearth stone and the boards
    s.light((hx + 0.2, 1.9, hz + 1.0), FIRE, 0.12, casts=False)
    for dx in (-0.95, -0.80, 0.70, 0.98):
        s.candle(hx + dx, 1.29 + RAISED, hz - 0.02, rng.uniform(0.10, 0.20), 0.07)
    s.cylinder(hx - 0.35, 1.29 + RAISED, hz - 0.05, 0.06, 0.18, "pewter")
    s.cylinder(hx + 0.10, 1.29 + RAISED, hz - 0.05, 0.09, 0.10, "brass")
    s.cylinder(hx + 0.36, 1.29 + RAISED, hz - 0.05, 0.05, 0.22, "pewter")
    s.barrel(hx - 1.75, z0 + 0.45)
    s.barrel(hx - 2.35, z0 + 0.55, 0.30, 0.80)
    for k in range(5):                                         # firewood
        for j in range(4 - k // 2):
            s.box((hx + 1.25 + 0.13 * j + 0.03 * k, 0.12 * k, z0 + 0.08), (hx + 1.37 + 0.13 * j + 0.03 * k,
                  0.12 * k + 0.11, z0 + 0.50), "log", shade=rng.uniform(0.7, 1.3))

    # Windows: night behind leaded panes.
    def window(wall, along, width, low=1.25, high=2.15):
        nx, nz = int(width / 0.21), 4
        for i in range(nx):
            for j in range(nz):
                a0, a1 = along - width / 2 + i * width / nx + 0.016, along - width / 2 + (i + 1) * width / nx - 0.016
                b0, b1 = low + j * (high - low) / nz + 0.016, low + (j + 1) * (high - low) / nz - 0.016
                pane = MOON * rng.uniform(0.55, 1.0) * 0.22
                if wall == "far":
                    s.box((a0, b0, z0), (a1, b1, z0 + 0.03), "lead", emit=pane, casts=False)
                else:
                    s.box((x1 - 0.03, b0, a0), (x1, b1, a1), "lead", emit=pane, casts=False)
        a0, a1 = along - width / 2, along + width / 2
        if wall == "far":
            s.box((a0 - 0.07, low - 0.07, z0), (a1 + 0.07, high + 0.07, z0 + 0.02), "lead")
            s.box((a0 - 0.14, low - 0.14, z0), (a1 + 0.14, low - 0.06, z0 + 0.16), "timber")
            s.light((along, 1.6, z0 + 0.5), MOON, 0.16, casts=False)
        else:
            s.box((x1 - 0.02, low - 0.07, a0 - 0.07), (x1, high + 0.07, a1 + 0.07), "lead")
            s.box((x1 - 0.16, low - 0.14, a0 - 0.14), (x1, low - 0.06, a1 + 0.14), "timber")
            s.light((x1 - 0.5, 1.6, along), MOON, 0.16, casts=False)

    window("far", 2.05, 0.95)
    window("right", -1.25, 0.85)
    window("right", 1.55, 0.85)

    # Bar along the near wall, bottles on its shelves, lanterns over it.
    s.box((-2.4, 0, z1 - 1.15), (2.2, 1.06, z1 - 0.75), "panel", shade=1.3)
    s.box((-2.5, 1.06, z1 - 1.25), (2.3, 1.12, z1 - 0.70), "timber", shade=1.9)
    for y in (1.30, 1.68, 2.06):
        s.box((-2.3, y, z1 - 0.24), (2.1, y + 0.035, z1), "timber", shade=1.4)
        x = -2.2
        while x < 2.0:
            kind = rng.choice(["glass_green", "glass_amber", "glass_red", "pewter", "brass"])
            s.cylinder(x, y + 0.035, z1 - 0.13, rng.uniform(0.032, 0.05), rng.uniform(0.13, 0.27), kind)
            x += rng.uniform(0.11, 0.24)
    for x in (-1.5, 0.1, 1.6):
        s.box((x - 0.05, 1.93, z1 - 1.05), (x + 0.05, 2.09, z1 - 0.95), "brass", emit=LAMP * 8, casts=False)
        s.box((x - 0.075, 2.09, z1 - 1.075), (x + 0.075, 2.13, z1 - 0.925), "iron", casts=False)
        s.box((x - 0.008, 2.13, z1 - 1.008), (x + 0.008, top, z1 - 0.992), "iron", casts=False)
        s.light((x, 1.98, z1 - 1.0), LAMP, 0.75, casts=x == 0.1)

    # Door and sconces on the left, tables with company, a wheel of candles.
    s.box((x0, 0, 0.55), (x0 + 0.10, 2.05, 1.50), "door")
    s.box((x0, 0, 0.45), (x0 + 0.13, 2.15, 0.55), "timber")
    s.box((x0, 0, 1.50), (x0 + 0.13, 2.15, 1.60), "timber")
    s.box((x0, 2.05, 0.45), (x0 + 0.13, 2.18, 1.60), "timber")
    for x, z in ((x0 + 0.16, -0.45), (x0 + 0.16, 2.35), (x1 - 0.16, 0.15)):
        s.box((x - 0.05, 1.50, z - 0.05), (x + 0.05, 1.53, z + 0.05), "iron")
        s.candle(x, 1.53, z, 0.12, 0.34)
    s.box((0.75, 1.50, z0 + 0.10), (0.85, 1.53, z0 + 0.24), "iron")
    s.candle(0.80, 1.53, z0 + 0.18, 0.13, 0.30)
    s.table(2.55, -2.05, 0.48, rng)
    s.table(2.75, 1.25, 0.46, rng)
    s.table(-2.75, -0.75, 0.45, rng)
    s.table(-2.70, 2.00, 0.42, rng)
    s.table(0.75, -2.35, 0.36, rng)
    s.box((x1 - 0.48, 0.42, -2.9), (x1 - 0.06, 0.48, -0.4), "timber", shade=1.4)
    for k in range(8):
        a = k * np.pi / 4 + 0.2
        s.candle(1.25 + 0.42 * np.cos(a), 2.22, -1.0 + 0.42 * np.sin(a), 0.09, 0.05)
        for b in a + np.linspace(0, np.pi / 4, 4, endpoint=False):
            s.cylinder(1.25 + 0.42 * np.cos(b), 2.185, -1.0 + 0.42 * np.sin(b), 0.05, 0.025, "iron")
    s.box((1.242, 2.2, -1.008), (1.258, top, -0.992), "iron", casts=False)
    return s


def hit_box(origin, direction, low, high):
    """Entry distance (inf where missed or inside) and the axis entered through."""
    with np.errstate(divide="ignore", invalid="ignore"):
        inverse = 1 / direction
    a, b = (low - origin) * inverse, (high - origin) * inverse
    near, far = np.minimum(a, b), np.maximum(a, b)
    axis = near.argmax(-1)
    enter, leave = near.max(-1), far.min(-1)
    return np.where((enter < leave) & (enter > 1e-3), enter, np.inf), axis


def hit_cylinder(origin, direction, x, y, z, radius, height):
    """Entry distance and normal of an upright cylinder."""
    ox, oz = origin[..., 0] - x, origin[..., 2] - z
    dx, dy, dz = direction[..., 0], direction[..., 1], direction[..., 2]
    a, b, c = dx * dx + dz * dz + 1e-12, ox * dx + oz * dz, ox * ox + oz * oz - radius * radius
    root = b * b - a * c
    t = np.where(root > 0, (-b - np.sqrt(np.maximum(root, 0))) / a, np.inf)
    hy = origin[..., 1] + t * dy
    side = (t > 1e-3) & (hy > y) & (hy < y + height)
    cap_y = np.where(dy < 0, y + height, y)
    tc = (cap_y - origin[..., 1]) / np.where(np.abs(dy) < 1e-9, 1e-9, dy)
    cap = (tc > 1e-3) & ((ox + tc * dx) ** 2 + (oz + tc * dz) ** 2 < radius * radius)
    t = np.where(side, t, np.inf)
    tc = np.where(cap, tc, np.inf)
    normal = np.stack([(ox + np.where(side, t, 0) * dx) / radius, np.zeros_like(dx),
                       (oz + np.where(side, t, 0) * dz) / radius], -1)
    up = np.stack([np.zeros_like(dx), -np.sign(dy), np.zeros_like(dx)], -1)
    return np.minimum(t, tc), np.where((t < tc)[..., None], normal, up)


def surface(material, p, n):
    """Albedo of the named material at points p with normals n, greyed a little: smoke and age, and warm light on warm
    wood would glow red otherwise."""
    albedo = fresh_surface(material, p, n)
    grey = albedo @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return mix(albedo, grey[:, None], 0.32)


def fresh_surface(material, p, n):
    facing_x, facing_y = np.abs(n[:, 0]) > 0.7, np.abs(n[:, 1]) > 0.7
    a = np.where(facing_x, p[:, 2], p[:, 0])                   # across the surface
    b = np.where(facing_y, p[:, 2], p[:, 1])
    rough = sample(NOISE[0], a * 0.31, b * 0.31)
    fine = sample(NOISE[1], a * 0.9, b * 0.9)

    def boards(across, along, width, light, dark, gap=0.03):
        index = np.floor(across / width)
        part = across / width - index
        shift = np.sin(index * 12.9898) * 43758.5453 % 1.0
        grain = sample(GRAIN, along * 0.22 + shift, across * 0.8 + shift)
        joint = 1 - 0.75 * ((part < gap) | (part > 1 - gap))
        return mix(dark, light, np.clip(0.45 + 0.15 * grain + 0.5 * (shift - 0.5), 0, 1)) * joint[:, None]

    if material == "floor":
        return boards(p[:, 0], p[:, 2], 0.19, hexcolour("#8a6340"), hexcolour("#4c321d"))
    if material == "panel":
        return boards(a, p[:, 1], 0.17, hexcolour("#6b452a"), hexcolour("#3d2415"), 0.05)
    if material == "door":
        return boards(a, p[:, 1], 0.16, hexcolour("#5a3a24"), hexcolour("#332013"), 0.06)
    if material == "ceiling":
        return boards(p[:, 2], p[:, 0], 0.22, hexcolour("#5f4027"), hexcolour("#3a2414"))
    if material == "plaster":
        return mix(hexcolour("#7a6247"), hexcolour("#957a57"), np.clip(0.5 + 0.25 * rough + 0.08 * fine, 0, 1))
    if material in ("timber", "log"):
        grain = sample(GRAIN, b * 0.3, a * 0.8)
        return mix(hexcolour("#2c1b10"), hexcolour("#5b3a22"), np.clip(0.5 + 0.28 * grain, 0, 1))
    if material == "barrel":
        return mix(hexcolour("#4a2e18"), hexcolour("#80552f"), np.clip(0.5 + 0.4 * np.sin(a * 55) + 0.1 * fine, 0, 1))
    if material in ("stone", "soot"):
        row = np.floor(b / 0.19)
        pa, pb = (a / 0.34 + 0.5 * (row % 2)), b / 0.19
        joint = (np.abs(pa - np.round(pa)) < 0.035) | (np.abs(pb - np.round(pb)) < 0.06)
        shade = 0.75 + 0.5 * (np.sin(np.floor(pa) * 7.13 + row * 3.71) * 4375.85 % 1.0) + 0.12 * rough + 0.08 * fine
        colour = hexcolour("#6f6458") * shade[:, None] * np.where(joint, 0.45, 1.0)[:, None]
        return colour * (0.08 if material == "soot" else 1.0)
    flat = {"wax": "#e8dcc0", "pewter": "#8d8a84", "brass": "#c89a4a", "iron": "#2a2725", "lead": "#2b2521",
            "ember": "#2a1710", "glass_green": "#24502a", "glass_amber": "#8a5418", "glass_red": "#6a1d18"}
    return np.broadcast_to(hexcolour(flat[material]), p.shape)


def fire(p):
    """Radiance added where the ray meets the plane of the fire: tongues of flame, white-hot at their feet."""
    hx, _ = HEARTH
    x, y = (p[:, 0] - hx) / 0.62, (p[:, 1] - 0.08 - RAISED) / 0.92
    sway = 0.10 * sample(NOISE[2], x * 0.12 + 0.3, y * 0.10)
    ragged = sample(NOISE[0], x * 0.25, y * 0.10 + 0.2)
    tongues = np.zeros_like(x)
    for at, wide, tall in ((-0.45, 0.26, 0.55), (-0.14, 0.34, 0.85), (0.20, 0.30, 0.72), (0.48, 0.24, 0.48)):
        narrow = wide * np.sqrt(np.clip(1 - y / tall, 0, 1)) + 1e-3
        tongues = np.maximum(tongues, np.exp(-((x + sway * y * 2 - at) / narrow) ** 2 * 1.6)
                             * np.clip(1 - y / tall, 0, 1) * (y > -0.1))
    tongues = np.clip(tongues * (1 + 0.28 * ragged), 0, 1.3)
    bed = np.exp(-(x / 0.62) ** 4) * np.exp(-np.clip(y, 0, None) / 0.10) * (y > -0.1)
    heat = np.clip(tongues ** 1.4 + 0.7 * bed, 0, 1.5)
    colour = mix([1.0, 0.20, 0.025], [1.0, 0.47, 0.12], np.clip(heat, 0, 1))
    return colour * (9 * heat ** 2.0)[:, None]


def lit(scene, p, n, albedo):
    """Diffuse light at points: lamps with shadows, and what the room throws back."""
    total = np.zeros_like(p)
    for at, colour, casts in scene.lights:
        to = at - p
        distance = np.linalg.norm(to, axis=-1)
        to /= distance[:, None]
        facing = np.clip((to * n).sum(-1) * 0.92 + 0.08, 0, None) / (distance ** 2 + 0.10)
        if casts:
            seen = np.flatnonzero(facing > 0.02)
            blocked = np.zeros(len(seen), bool)
            for low, high, _, _, _, blocks in scene.boxes:
                if blocks:
                    t, _ = hit_box(p[seen] + n[seen] * 0.004, to[seen], low, high)
                    blocked |= t < distance[seen] - 0.02
            for x, y, z, radius, height, *_ in scene.cylinders:
                if radius > 0.055:
                    t, _ = hit_cylinder(p[seen] + n[seen] * 0.004, to[seen], x, y, z, radius, height)
                    blocked |= t < distance[seen] - 0.02
            facing[seen[blocked]] *= 0.12
        total += colour * facing[:, None]
    # Bounced light: warm, stronger low and near the hearth; corners are darker.
    corner = np.ones(len(p), np.float32)
    for axis in range(3):
        other = np.abs(n[:, axis]) < 0.7
        gap = np.minimum(p[:, axis] - ROOM[0][axis], ROOM[1][axis] - p[:, axis])
        corner *= np.where(other, 0.45 + 0.55 * smoothstep(0.0, 0.8, gap), 1)
    hearth = np.array([HEARTH[0], 0.6, HEARTH[1] + 0.5], np.float32)
    near = 1 / (1 + 0.35 * ((p - hearth) ** 2).sum(-1))
    ambient = np.array([0.062, 0.046, 0.034]) * corner[:, None] + FIRE * (0.22 * near * corner)[:, None]
    return albedo * (total + ambient)


def look(scene, direction):
    """Radiance along unit directions from the eye."""
    origin = np.broadcast_to(EYE, direction.shape)
    count = len(direction)
    with np.errstate(divide="ignore"):
        walls = np.maximum((ROOM[0] - origin) / direction, (ROOM[1] - origin) / direction)
    axis = walls.argmin(-1)
    nearest = walls.min(-1)
    normal = np.zeros_like(direction)
    rows = np.arange(count)
    normal[rows, axis] = -np.sign(direction[rows, axis])
    kinds = ["plaster", "floor", "ceiling"]
    which = np.where(axis == 1, np.where(direction[:, 1] < 0, 1, 2), 0)
    emit, shade = [None] * 3, [1.0] * 3
    for low, high, material, glow, tone, _ in scene.boxes:
        t, entered = hit_box(origin, direction, low, high)
        closer = np.flatnonzero(t < nearest)
        if len(closer):
            nearest[closer] = t[closer]
            normal[closer] = 0
            normal[closer, entered[closer]] = -np.sign(direction[closer, entered[closer]])
            which[closer] = len(kinds)
        kinds.append(material), emit.append(glow), shade.append(tone)
    for x, y, z, radius, height, material, glow, tone in scene.cylinders:
        t, facing = hit_cylinder(origin, direction, x, y, z, radius, height)
        closer = t < nearest
        nearest = np.where(closer, t, nearest)
        normal[closer] = facing[closer]
        which[closer] = len(kinds)
        kinds.append(material), emit.append(glow), shade.append(tone)

    p = EYE + direction * nearest[:, None]
    albedo = np.zeros_like(p)
    glow = np.zeros_like(p)
    for k, material in enumerate(kinds):
        here = np.flatnonzero(which == k)
        if len(here):
            albedo[here] = surface(material, p[here], normal[here]) * shade[k]
            if emit[k] is not None:
                glow[here] = emit[k]
            if material == "ember":
                glow[here] = FIRE * (2.0 + 1.2 * sample(NOISE[1], p[here, 0], p[here, 1])[:, None])
    radiance = lit(scene, p, normal, albedo) + glow
    # The floor is waxed: a blurred reflection of the fire.
    floor = np.flatnonzero(which == 1)
    if len(floor):
        hx, hz = HEARTH
        mirrored = direction[floor] * [1, -1, 1]
        t = (hz - p[floor, 2]) / np.minimum(mirrored[:, 2], -1e-3)
        at = p[floor] + mirrored * t[:, None]
        streak = np.exp(-((at[:, 0] - hx) / 0.55) ** 2 - ((at[:, 1] - 0.4) / 0.55) ** 2) * (mirrored[:, 2] < 0)
        streak *= 0.75 + 0.25 * sample(GRAIN, p[floor, 2] * 0.2, p[floor, 0])
        radiance[floor] += FIRE * (0.9 * streak)[:, None]
    # The fire itself, a sheet inside the mouth of the hearth.
    t = (HEARTH[1] - 0.16 - EYE[2]) / np.minimum(direction[:, 2], -1e-3)
    at = EYE + direction * t[:, None]
    mouth = np.flatnonzero((direction[:, 2] < 0) & (t < nearest + 0.25) & (np.abs(at[:, 0] - HEARTH[0]) < 0.62)
                           & (at[:, 1] > RAISED) & (at[:, 1] < 1.02 + RAISED))
    radiance[mouth] += fire(at[mouth])
    # The glow of the fire in the smoky air.
    to = np.array([HEARTH[0], 0.35 + RAISED, HEARTH[1]], np.float32) - EYE
    angle = np.arccos(np.clip(direction @ (to / np.linalg.norm(to)), -1, 1))
    radiance += FIRE * (0.07 * np.exp(-(angle / 0.30) ** 2) + 0.12 * np.exp(-(angle / 0.13) ** 2))[:, None]
    # Flames: a bright heart with a halo.
    for at, radius, strength, colour in scene.flames:
        to = at - EYE
        distance = np.linalg.norm(to)
        angle = np.arccos(np.clip(direction @ (to / distance), -1, 1)) * distance
        shown = nearest > distance - 0.1
        heart = strength * np.exp(-(angle / radius) ** 2) + 0.16 * np.exp(-(angle / (5 * radius)) ** 2)
        radiance += colour * (heart * shown)[:, None]
    return radiance


def make(width=1024, oversample=1):
    """oversample: rays a pixel along each side; the room is only ever seen out of focus, so one is enough."""
    scene = furnish()
    w, h = width * oversample, width // 2 * oversample
    azimuth = 2 * np.pi * ((np.arange(w) + 0.5) / w - 0.5)
    picture = np.zeros((h, w, 3), np.float32)
    for first in range(0, h, 64):
        elevation = np.pi * (0.5 - (np.arange(first, min(first + 64, h)) + 0.5) / h)
        e, a = np.meshgrid(elevation, azimuth, indexing="ij")
        direction = np.stack([np.cos(e) * np.sin(a), np.sin(e), -np.cos(e) * np.cos(a)], -1).astype(np.float32)
        picture[first:first + 64] = look(scene, direction.reshape(-1, 3)).reshape(e.shape + (3,))
    picture = picture.reshape(h // oversample, oversample, w // oversample, oversample, 3).mean((1, 3))
    weight = np.cos(np.pi * (0.5 - (np.arange(picture.shape[0]) + 0.5) / picture.shape[0]))[:, None, None]
    mean = (picture * weight).mean((0, 1)) / weight.mean()
    luminance = mean @ [0.2126, 0.7152, 0.0722]
    print(f"environment: mean {mean.round(3)} before scaling, peak {picture.max():.0f}")
    picture = picture * (MEAN_RADIANCE / luminance)
    save_hdr(TAVERN / "environment.hdr", picture)
    return picture


if __name__ == "__main__":
    make()
