"""Building blocks of the models: boxes to be hewn, solids of revolution, roughness, Wavefront files.

Metres, y up, faces counter-clockwise from outside. Texture coordinates are metres of material. A mesh is a dict: `at`
(corners, n x 3), `faces` (triangles, m x 3 into them) and `uv` (m x 3 x 2, of each face's corners); normals are made
when it is saved. All randomness comes from the seeds passed in.
"""

import numpy as np


def noise(seed, p, size, octaves=3):
    """Smooth noise at points p with features of about this size, unit deviation."""
    rng = np.random.default_rng(seed)
    total, weight = np.zeros(len(p)), 0.0
    for octave in range(octaves):
        k = rng.normal(size=(20, 3))
        k *= (2 * np.pi / size * 2 ** octave * rng.uniform(0.6, 1.4, 20) / np.linalg.norm(k, axis=1))[:, None]
        total += 0.5 ** octave * np.sin(p @ k.T + rng.uniform(0, 2 * np.pi, 20)).sum(1)
        weight += 0.25 ** octave * 10
    return total / np.sqrt(weight)


def mesh(at, faces, uv):
    return {"at": np.asarray(at, float), "faces": np.asarray(faces, int), "uv": np.asarray(uv, float)}


def joined(*parts):
    """One mesh of several."""
    at, faces, uv, count = [], [], [], 0
    for part in parts:
        at.append(part["at"]), faces.append(part["faces"] + count), uv.append(part["uv"])
        count += len(part["at"])
    return mesh(np.concatenate(at), np.concatenate(faces), np.concatenate(uv))


def moved(part, by=(0, 0, 0), yaw=0.0, lean=0.0, scale=1.0):
    """The mesh scaled, leant about x, turned about y (radians), then moved."""
    c, s = np.cos(lean), np.sin(lean)
    at = part["at"] * scale @ np.array([[1, 0, 0], [0, c, s], [0, -s, c]])
    c, s = np.cos(yaw), np.sin(yaw)
    at = at @ np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
    return {**part, "at": at + np.asarray(by, float), "uv": part["uv"] * np.mean(scale)}


def lines(half, edges, steps):
    """Where the grid of a face is cut along one axis: at these distances from both edges, and evenly between."""
    rim = half - np.minimum(np.sort(np.atleast_1d(edges)), half * 0.6)
    inner = np.linspace(-rim[-1], rim[-1], steps + 1)
    return np.unique(np.round(np.concatenate([[-half], -rim, inner, rim, [half]]), 7))


def box(size, steps, edge):
    """A box standing on y = 0, its faces cut into grids that share the corners along the edges. edge: distances from
    the edges at which they are cut; steps: cells along x, y and z between those. Where the surface is level few large
    triangles are drawn faster than many small ones."""
    half = np.asarray(size, float) / 2
    cuts = [lines(h, edge, s) for h, s in zip(half, steps)]
    at, index, faces, uv = [], {}, [], []

    def corner(p):
        key = tuple(np.round(p * 1e7).astype(int))
        if key not in index:
            index[key] = len(at)
            at.append(p)
        return index[key]

    for axis in range(3):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        for side in (-1, 1):
            offset = np.array([0.37 * axis + 0.11 * side, 0.23 * axis - 0.17 * side])
            for i in range(len(cuts[a]) - 1):
                for j in range(len(cuts[b]) - 1):
                    quad, where = [], []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        p = np.zeros(3)
                        p[axis], p[a], p[b] = side * half[axis], cuts[a][i + di], cuts[b][j + dj]
                        quad.append(corner(p))
                        where.append(np.array([p[a] * side, p[b]]) + offset)
                    if side < 0:
                        quad, where = quad[::-1], where[::-1]
                    for k in ((0, 1, 2), (0, 2, 3)):
                        faces.append([quad[n] for n in k])
                        uv.append([where[n] for n in k])
    out = mesh(at, faces, uv)
    out["at"][:, 1] += half[1]
    return out


def rounded(part, size, radius):
    """Rounds the edges of a box of this size that stands on y = 0."""
    half = np.asarray(size, float) / 2
    p = part["at"] - [0, half[1], 0]
    core = np.clip(p, -(half - radius), half - radius)
    out = p - core
    length = np.linalg.norm(out, axis=1, keepdims=True)
    limit = np.abs(out).max(1, keepdims=True)
    p = core + np.where(length > 1e-9, out / np.maximum(length, 1e-9) * np.minimum(radius, limit), 0)
    return {**part, "at": p + [0, half[1], 0]}


def hewn(part, seed, planes, depth, middle, flat=0.25, low=0.0):
    """Cuts what reaches beyond random planes, as chips are struck from a block. depth: (least, most) metres by which a
    plane cuts into the block's outermost point; flat: how level the planes' normals are at most, 0 to 1."""
    rng = np.random.default_rng(seed)
    p = part["at"].copy()
    for _ in range(planes):
        turn = rng.uniform(0, 2 * np.pi)
        up = rng.uniform(-flat if low == 0 else low, flat)
        n = np.array([np.cos(turn) * np.sqrt(1 - up * up), up, np.sin(turn) * np.sqrt(1 - up * up)])
        d = (p - middle) @ n
        beyond = np.maximum(d - (d.max() - rng.uniform(*depth)), 0)
        p -= beyond[:, None] * n
    return {**part, "at": p}


def lathe(profile, around, ripple=None):
    """A solid of revolution from bottom to top: profile is (radius, height), first and last on the axis. Texture
    coordinates are laid over it from above, true along each meridian: no seam. ripple: function of points that gives
    their distance outwards."""
    profile = np.asarray(profile, float)
    turn = np.linspace(0, 2 * np.pi, around, endpoint=False)
    at = [[0, profile[0, 1], 0]]
    for r, y in profile[1:-1]:
        at += [[r * np.cos(t), y, -r * np.sin(t)] for t in turn]
    at.append([0, profile[-1, 1], 0])
    at = np.array(at)
    arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))])
    arc = arc[-1] - arc
    ring = lambda k, i: 1 + (k - 1) * around + i % around
    reach = np.concatenate([[arc[0]], np.repeat(arc[1:-1], around), [0]])
    angle = np.concatenate([[0], np.tile(turn, len(profile) - 2), [0]])
    flat_uv = np.stack([reach * np.cos(angle), reach * np.sin(angle)], -1)
    faces = []
    last = len(profile) - 1
    for i in range(around):
        faces.append([0, ring(1, i + 1), ring(1, i)])
        for k in range(1, last - 1):
            a, b, c, d = ring(k, i), ring(k, i + 1), ring(k + 1, i + 1), ring(k + 1, i)
            faces += [[a, b, c], [a, c, d]]
        faces.append([ring(last - 1, i), ring(last - 1, i + 1), len(at) - 1])
    faces = np.array(faces)
    uv = flat_uv[faces]
    under = (faces == 0).any(1)
    uv[under] = at[faces[under]][:, :, [0, 2]] * [1, -1]
    if ripple is not None:
        out = at * [1, 0, 1]
        length = np.linalg.norm(out, axis=1, keepdims=True)
        at = at + np.where(length > 1e-6, out / np.maximum(length, 1e-6), 0) * ripple(at)[:, None]
    return mesh(at, faces, uv)


def smooth_profile(points, between=4):
    """A curve through the points (Catmull-Rom)."""
    p = np.asarray(points, float)
    out = []
    for i in range(len(p) - 1):
        a, b, c, d = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, len(p) - 1)]
        for t in np.arange(between) / between:
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                              + (3 * b - a - 3 * c + d) * t ** 3))
    return np.array(out + [p[-1]])


def normals_of(part, crease):
    """A unit normal for each corner of each face: that of the surface around it, but for faces that turn away by more
    than the crease (degrees)."""
    at, faces = part["at"], part["faces"]
    across = np.cross(at[faces[:, 1]] - at[faces[:, 0]], at[faces[:, 2]] - at[faces[:, 0]])
    unit = across / np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-15)
    limit = np.cos(np.radians(crease))
    around = [[] for _ in at]
    for f, corners in enumerate(faces):
        for c in corners:
            around[c].append(f)
    out = np.zeros(faces.shape + (3,))
    for f, corners in enumerate(faces):
        for k, c in enumerate(corners):
            near = np.array(around[c])
            kept = near[unit[near] @ unit[f] >= limit]
            n = across[kept].sum(0) if len(kept) else across[f]
            length = np.linalg.norm(n)
            out[f, k] = n / length if length > 1e-15 else unit[f]
    return out


def save(path, part, crease=40.0, normals=None, about=""):
    """Writes a Wavefront file. Faces without area are left out. normals: m x 3 x 3, if they are not to be those of the
    surface."""
    at, faces, uv = part["at"], part["faces"], part["uv"]
    normals = normals_of(part, crease) if normals is None else normals
    area = np.linalg.norm(np.cross(at[faces[:, 1]] - at[faces[:, 0]], at[faces[:, 2]] - at[faces[:, 0]]), axis=1)
    kept = area > 1e-12
    faces, uv, normals = faces[kept], uv[kept], normals[kept]
    used, faces = np.unique(faces, return_inverse=True)
    at, faces = at[used], faces.reshape(-1, 3)
    uvs, uv_index = np.unique(np.round(uv.reshape(-1, 2), 5), axis=0, return_inverse=True)
    ns, n_index = np.unique(np.round(normals.reshape(-1, 3), 3), axis=0, return_inverse=True)
    uv_index, n_index = uv_index.reshape(-1, 3), n_index.reshape(-1, 3)
    short = lambda x: f"{x:.5f}".rstrip("0").rstrip(".") if abs(x) >= 5e-6 else "0"
    rows = [f"# {about}"] if about else []
    rows += ["v " + " ".join(short(x) for x in p) for p in at]
    rows += ["vt " + " ".join(short(x) for x in p) for p in uvs]
    rows += ["vn " + " ".join(short(x) for x in p) for p in ns]
    rows += ["f " + " ".join(f"{a + 1}/{b + 1}/{c + 1}" for a, b, c in zip(*corner))
             for corner in zip(faces, uv_index, n_index)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(rows) + "\n")
    size = at.max(0) - at.min(0)
    print(f"{path.name}: {len(faces)} triangles, {' x '.join(f'{1000 * s:.1f}' for s in size)} mm")
