#!/usr/bin/env python3
"""Puts the page together: static files in one folder, with compressed copies beside them for servers that send those."""

import argparse
import gettext
import hashlib
import json
import re
import shutil
import struct
import subprocess
from pathlib import Path

LANGUAGES = ("en", "fr", "ca", "es")
PAGE = ("index.html", "page.css", "storage.js", "exchange.js", "page.js", "manifest.webmanifest")
PROGRAM = ("dolmen.js", "dolmen.wasm", "dolmen.worker.js")


def data_files(source, build, libraries, tests):
    """Every file that the program reads, as (path for the program, file)."""
    def below(folder, inside):
        return [(f"{inside}/{file.relative_to(folder)}", file) for file in sorted(folder.rglob("*")) if file.is_file()]

    files = []
    for folder in ("engine", "games", "icon", "lessons", "puzzles", "rules", "sounds", "themes"):
        files += [entry for entry in below(source / "assets" / folder, f"/data/assets/{folder}") if "-512." not in entry[0]]
    files += below(source / "shaders", "/data/shaders")
    files += below(build / "locale", "/data/locale")
    files += below(libraries / "out/icu/data", "/data/icu")
    if tests:
        files += below(tests, "/tests")
    cache = (build / "CMakeCache.txt").read_text()
    for font in re.findall(r"^DOLMEN_FONT_\w+:FILEPATH=(\S+)$", cache, re.MULTILINE):
        files.append((font, Path(font)))
    return files


def pack_of(path):
    """The pack that a file lies in: `base` is always loaded, the others when something in them is wanted."""
    theme = re.match(r"/data/assets/themes/([^/]+)/(sounds/)?(?!.*\.json$)", path)
    if theme:  # its sounds may come after its picture
        return f"{'sounds' if theme.group(2) else 'theme'}-{theme.group(1)}"
    engine = re.match(r"/data/assets/engine/([^/.]+)\.", path)
    if engine:
        return f"engine-{engine.group(1)}"
    locale = re.match(r"/data/locale/([^/]+)/", path)
    if locale:
        return f"locale-{locale.group(1)}"
    return "tests" if path.startswith("/tests/") else "base"


def smaller(file, work):
    """The file, or a smaller form of it: pictures lose what hardly anybody sees."""
    if file.suffix != ".jpg":
        return file
    copy = work / f"{file.parent.name}-{file.name}"
    quality = "82" if "_normal" in file.name else "72"
    if not copy.exists() or copy.stat().st_mtime < file.stat().st_mtime:
        decoded = subprocess.run(["djpeg", "-pnm", file], check=True, capture_output=True).stdout
        encoded = subprocess.run(["cjpeg", "-quality", quality, "-optimize", "-progressive"], check=True, input=decoded,
                                 capture_output=True).stdout
        copy.write_bytes(encoded)
    return copy if copy.stat().st_size < file.stat().st_size else file


def write_pack(file, entries):
    """The length of the list, as four bytes; the list of paths and sizes, as JSON; the files."""
    listed = json.dumps([[path, source.stat().st_size] for path, source in entries], separators=(",", ":")).encode()
    with file.open("wb") as out:
        out.write(struct.pack("<I", len(listed)))
        out.write(listed)
        for _, source in entries:
            out.write(source.read_bytes())


def write_icon(file, picture):
    """For browsers that look for favicon.ico: a header, one entry, and the picture (PNG, 64 by 64)."""
    bits = picture.read_bytes()
    file.write_bytes(struct.pack("<HHHBBBBHHII", 0, 1, 1, 64, 64, 0, 0, 1, 32, len(bits), 22) + bits)


def write_texts(source, build, out):
    """The page's own texts in every language, from the catalogue."""
    scripts = "".join((source / "web" / name).read_text() for name in PAGE if name.endswith(".js"))
    wanted = re.findall(r'tr\(\s*"([^"]*)"', scripts)
    for language in LANGUAGES:
        with (build / "locale" / language / "LC_MESSAGES" / "dolmen.mo").open("rb") as file:
            catalogue = gettext.GNUTranslations(file)
        texts = {text: catalogue.gettext(text) for text in wanted}
        (out / f"texts-{language}.json").write_text(json.dumps(texts, ensure_ascii=False, indent=1))


def compress(file):
    """Beside the file, unless that is hardly smaller: for servers that send compressed copies."""
    quality = "11" if file.suffix == ".wasm" else "9"  # half a minute for a tenth of what all have to wait for
    for suffix, command in ((".br", ("brotli", "-q", quality, "-w", "24", "-f", "-o")), (".gz", None)):
        copy = file.with_name(file.name + suffix)
        if command:
            subprocess.run([*command, copy, file], check=True)
        else:
            with copy.open("wb") as target:
                subprocess.run(["gzip", "-9", "-n", "-c", file], check=True, stdout=target)
        if copy.stat().st_size > 0.95 * file.stat().st_size:
            copy.unlink()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("source", "build", "libraries", "out"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--tests", type=Path, help="scripts that this page shall be able to play")
    given = parser.parse_args()
    shutil.rmtree(given.out, ignore_errors=True)
    given.out.mkdir(parents=True)

    for name in PAGE:
        shutil.copy(given.source / "web" / name, given.out)
    for name in PROGRAM:
        shutil.copy(given.build / "bin" / name, given.out)
    for pixels in (256, 512):
        shutil.copy(given.source / f"assets/icon/dolmen-{pixels}.png", given.out / f"icon-{pixels}.png")
    write_icon(given.out / "favicon.ico", given.source / "assets/icon/dolmen-64.png")
    # Of the start screen without its menu, which could not be used yet.
    subprocess.run(["jpegtran", "-crop", "1120x900+480+0", "-outfile", given.out / "start.jpg",
                    given.source / "docs/images/start.jpg"], check=True)
    write_texts(given.source, given.build, given.out)

    pictures = given.build / "pictures"
    pictures.mkdir(exist_ok=True)
    packs = {}
    for path, file in data_files(given.source, given.build, given.libraries, given.tests):
        packs.setdefault(pack_of(path), []).append((path, smaller(file, pictures)))
    for name, entries in packs.items():
        write_pack(given.out / f"{name}.pack", entries)

    def size(name):
        return (given.out / name).stat().st_size

    (given.out / "files.json").write_text(json.dumps({
        "program": {"name": "dolmen.wasm", "size": size("dolmen.wasm")},
        "packs": {name: {"name": f"{name}.pack", "size": size(f"{name}.pack"), "paths": [path for path, _ in entries]}
                  for name, entries in sorted(packs.items())},
    }, separators=(",", ":")))

    everything = hashlib.sha256()
    for file in sorted(given.out.iterdir()):
        everything.update(file.read_bytes())
    worker = (given.source / "web/service-worker.js").read_text()
    (given.out / "service-worker.js").write_text(worker.replace("VERSION'", everything.hexdigest()[:16] + "'"))

    for file in sorted(given.out.iterdir()):
        if file.suffix not in (".png", ".jpg", ".ico"):
            compress(file)
    sizes = sum(file.stat().st_size for file in given.out.iterdir() if file.suffix == ".br")
    print(f"{given.out}: {sizes / 1e6:.1f} MB compressed")


if __name__ == "__main__":
    main()
