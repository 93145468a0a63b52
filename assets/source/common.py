"""Building blocks of the texture generators: tileable noise, warping, normals, saving.

Every field is a square float32 array that repeats seamlessly in both directions. Column index grows with u, row index
grows downwards; textures are read with v upwards, so normal maps are written in the OpenGL sense (green = up the
picture). All randomness comes from the seeds passed in: the same script writes the same files.
"""

from pathlib import Path

import numpy as np
from PIL import Image

ASSETS = Path(__file__).resolve().parent.parent
TAVERN = ASSETS / "themes" / "tavern"

SIZE = 1024   # pixels of a saved texture
WORK = 2048   # pixels it is computed at: halving it afterwards smooths pores, joints and thin veins


def grid(n=WORK):
    """u and v of every texel, in [0, 1)."""
    t = (np.arange(n, dtype=np.float32) + 0.5) / n
    return np.meshgrid(t, t)


def normalise(a):
    """Zero mean, unit deviation."""
    a = a - a.mean()
    return (a / max(a.std(), 1e-9)).astype(np.float32)


def smoothstep(lo, hi, x):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    """a where t is 0, b where t is 1. Either may be a colour or a field of colours; t is a number or a field."""
    a, b, t = (np.asarray(x, np.float32) for x in (a, b, t))
    if t.ndim and (a.shape[-1:] == (3,) or b.shape[-1:] == (3,)):
        t = t[..., None]
    return a + (b - a) * t


def frequencies(n=WORK):
    """Cycles per tile along u and v of each FFT bin of an n x n field (half plane)."""
    return np.fft.rfftfreq(n, 1 / n)[None, :].astype(np.float32), np.fft.fftfreq(n, 1 / n)[:, None].astype(np.float32)


def spectral(seed, lo, hi, slope=1.0, stretch=(1.0, 1.0), n=WORK):
    """Noise with power between lo and hi cycles per tile, amplitude falling as frequency ** -slope.

    stretch > 1 lengthens features along u or v. It repeats by construction: it is a sum of whole waves. Unit deviation.
    """
    rng = np.random.default_rng(seed)
    spectrum = np.fft.rfft2(rng.standard_normal((n, n), dtype=np.float32))
    fu, fv = frequencies(n)
    f = np.sqrt((fu * stretch[0]) ** 2 + (fv * stretch[1]) ** 2)
    f[0, 0] = 1
    # Soft shoulders, since hard ones ring.
    gain = f ** -slope / (1 + (f / hi) ** 6) / (1 + (lo / f) ** 6)
    gain[0, 0] = 0
    return normalise(np.fft.irfft2(spectrum * gain, s=(n, n)))


def blur(field, sigma_u, sigma_v=None):
    """Gaussian blur that wraps; sigmas in texels."""
    sigma_v = sigma_u if sigma_v is None else sigma_v
    n = field.shape[0]
    fu, fv = frequencies(n)
    k = np.exp(-2 * (np.pi / n) ** 2 * ((fu * sigma_u) ** 2 + (fv * sigma_v) ** 2))
    return np.fft.irfft2(np.fft.rfft2(field) * k, s=field.shape).astype(np.float32)


def sample(field, u, v):
    """The field at u, v (tile units, any value), bilinear and wrapping."""
    n = field.shape[0]
    x, y = u * n - 0.5, v * n - 0.5
    x0, y0 = np.floor(x), np.floor(y)
    fx, fy = (x - x0).astype(np.float32), (y - y0).astype(np.float32)
    x0, y0 = x0.astype(np.int64) % n, y0.astype(np.int64) % n
    x1, y1 = (x0 + 1) % n, (y0 + 1) % n
    top = field[y0, x0] * (1 - fx) + field[y0, x1] * fx
    bottom = field[y1, x0] * (1 - fx) + field[y1, x1] * fx
    return top * (1 - fy) + bottom * fy


def cells(seed, count, n=SIZE):
    """Worley noise: distances to the nearest and second nearest of count x count jittered points, in cell units,
    and a random number in [0, 1) of the nearest one."""
    rng = np.random.default_rng(seed)
    jitter = rng.random((count, count, 2), dtype=np.float32)
    label = rng.random((count, count), dtype=np.float32)
    u, v = grid(n)
    x, y = u * count, v * count
    cx, cy = np.floor(x).astype(int), np.floor(y).astype(int)
    first = np.full((n, n), 9, np.float32)
    second, who = first.copy(), np.zeros((n, n), np.float32)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            j, i = (cy + dy) % count, (cx + dx) % count
            d = np.hypot(cx + dx + jitter[j, i, 0] - x, cy + dy + jitter[j, i, 1] - y)
            nearer = d < first
            second = np.where(nearer, first, np.minimum(second, d))
            who = np.where(nearer, label[j, i], who)
            first = np.where(nearer, d, first)
    return first, second, who


def streaks(seed, count, length, width, slope=None, density=None, n=WORK):
    """Short strokes along u: pores, scratches. length and width are (low, high) in texels of the n x n field.

    slope: field of dv/du that strokes follow. density: field in [0, 1], the chance that a stroke there is kept.
    Gives coverage in [0, 1].
    """
    rng = np.random.default_rng(seed)
    x, y = rng.random(count) * n, rng.random(count) * n
    keep = rng.random(count)
    size = rng.uniform(*length, count)
    half = rng.uniform(*width, count) / 2
    ix, iy = x.astype(int) % n, y.astype(int) % n
    if density is not None:
        chosen = keep < density[iy, ix]
        x, y, size, half, ix, iy = (a[chosen] for a in (x, y, size, half, ix, iy))
    tilt = slope[iy, ix] if slope is not None else np.zeros(len(x))
    out = np.zeros((n, n), np.float32)
    reach = int(np.ceil(half.max())) + 1
    for step in range(int(np.ceil(size.max()))):
        alive = step < size
        along = step - size[alive] / 2
        taper = np.sqrt(np.clip(1 - (2 * along / size[alive]) ** 2, 0, 1))
        px = (x[alive] + along).astype(int) % n
        py = y[alive] + along * tilt[alive]
        row = np.floor(py).astype(int)
        for k in range(-reach, reach + 1):
            cover = np.clip(half[alive] * taper + 0.5 - np.abs(row + k + 0.5 - py), 0, 1)
            np.maximum.at(out, ((row + k) % n, px), cover.astype(np.float32))
    return out


def halve(a):
    """Half the size, averaging."""
    return (a[0::2, 0::2] + a[1::2, 0::2] + a[0::2, 1::2] + a[1::2, 1::2]) / 4


def srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def linear(srgb_value):
    s = np.asarray(srgb_value, np.float32)
    return np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4).astype(np.float32)


def hexcolour(text):
    """'#rrggbb' (sRGB) as a linear colour."""
    return linear(np.array([int(text[i:i + 2], 16) for i in (1, 3, 5)]) / 255)


def ramp(x, stops):
    """Colour ramp: stops are (position, linear colour), sorted."""
    at = [s[0] for s in stops]
    return np.stack([np.interp(x, at, [s[1][c] for s in stops]) for c in range(3)], -1).astype(np.float32)


def normals(height):
    """Unit normals of a height field given in texels (1 texel up per texel across is 45 degrees)."""
    du = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / 2
    up = (np.roll(height, 1, 0) - np.roll(height, -1, 0)) / 2
    n = np.stack([-du, -up, np.ones_like(height)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def to_bytes(a):
    return np.round(np.clip(a, 0, 1) * 255).astype(np.uint8)


def save(name, albedo, height, roughness, folder=TAVERN, size=SIZE):
    """Writes name_albedo, name_normal and name_rough, `size` wide. Inputs are that wide or wider by powers of two;
    height is in its own texels."""
    def reduced(a):
        while a.shape[0] > size:
            a = halve(a)
        return a

    normal = reduced(normals(height))
    save_pictures(name, reduced(albedo), normal, reduced(roughness), folder)


def save_pictures(name, albedo, normal, roughness, folder):
    """Writes name_albedo, name_normal and name_rough as they are. The normals need not have length 1."""
    normal = normal / np.linalg.norm(normal, axis=-1, keepdims=True)
    folder.mkdir(parents=True, exist_ok=True)
    Image.fromarray(to_bytes(srgb(albedo))).save(folder / f"{name}_albedo.jpg", quality=91, subsampling=0)
    Image.fromarray(to_bytes(normal * 0.5 + 0.5)).save(folder / f"{name}_normal.jpg", quality=93, subsampling=0)
    Image.fromarray(to_bytes(roughness)).save(folder / f"{name}_rough.jpg", quality=88)
    print(f"{name}: mean albedo {albedo.mean((0, 1)).round(3)}, mean roughness {roughness.mean():.2f}")


def save_hdr(path, pixels):
    """Radiance RGBE, rows from the top, new-style run-length encoding (each channel of a row as literal and run
    packets)."""
    h, w, _ = pixels.shape
    peak = np.maximum(pixels.max(-1), 1e-32)
    mantissa, exponent = np.frexp(peak)
    scale = np.where(peak < 1e-30, 0, mantissa * 256 / peak)
    rgbe = np.empty((h, w, 4), np.uint8)
    rgbe[..., :3] = np.clip(pixels * scale[..., None], 0, 255).astype(np.uint8)
    rgbe[..., 3] = np.where(peak < 1e-30, 0, exponent + 128)
    body = bytearray(f"#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y {h} +X {w}\n".encode())
    for row in rgbe:
        body += bytes([2, 2, w >> 8, w & 255])
        for channel in range(4):
            body += _run_lengths(row[:, channel])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(bytes(body))


def _run_lengths(values):
    out, i, n = bytearray(), 0, len(values)
    edges = np.flatnonzero(np.diff(values)) + 1
    starts = np.concatenate([[0], edges])
    ends = np.concatenate([edges, [n]])
    long_runs = [(s, e) for s, e in zip(starts, ends) if e - s >= 4]
    for s, e in long_runs + [(n, n)]:
        while i < s:                                   # literals up to the next run
            k = min(128, s - i)
            out += bytes([k]) + values[i:i + k].tobytes()
            i += k
        while i < e:
            k = min(127, e - i)
            out += bytes([128 + k, int(values[i])])
            i += k
    return out
