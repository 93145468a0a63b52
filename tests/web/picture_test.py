#!/usr/bin/env python3
"""Places as the page draws them, beside the pictures of the desktop: picture_test.py FOLDER, where FOLDER is a page built for tests.
--keep FOLDER keeps the pictures, for eyes."""

import base64
import io
import json
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from page import ROOT, Page, run

# What tests/app/e2e/GoldenScenes.cpp does for the same pictures.
GAME = ('[Size "5"]\n[Player1 "Ann"]\n[Player2 "Bo"]\n\n1. a5 e1 2. c3 Sc4 3. Cb3 d3 4. b2 d4 5. b3- d2 6. 2b2> e3 7. a1 e4\n')
FROM_THE_SEAT = "drop middle.ptn\nsettle\nkey End\nsettle\nwait 3\nsettle\n"
FROM_BELOW = ("drop middle.ptn\nsettle\nkey End\nsettle\nwait 3\npress 640,500 right\nmove 630,300\nmove 600,60\n"
              "release 600,60 right\nwheel 4\nsettle\n")
VIEWS = {"tavern": FROM_THE_SEAT, "study": FROM_BELOW, "megaliths": FROM_BELOW}
SHRUNK = 4  # a golden shows a quarter of the width
TILE = 32
# The greatest difference of a tile's mean colour, of 255. Other versions of one driver differ by up to 3.5 there; the page's driver
# is another one, and its textures are compressed harder. A lamp that is missing makes 20 and more.
TOLERANCE = 6


def colour_difference(one, other):
    """The greatest difference of a tile's mean red, green or blue, and where the tile is."""
    worst = (0, (0, 0))
    for y in range(0, one.height, TILE):
        for x in range(0, one.width, TILE):
            box = (x, y, min(x + TILE, one.width), min(y + TILE, one.height))
            means = [ImageStat.Stat(picture.crop(box)).mean for picture in (one, other)]
            worst = max(worst, (max(abs(a - b) for a, b in zip(*means)), (x, y)))
    return worst


class Pictures(Page):
    kept = None

    def drawn(self, place):
        """The picture that the page draws of this place."""
        settings = {"quality": "low", "askedSenses": True, "opponents": ["", ""], "playerNames": ["Ann", "Bo"], "theme": place}
        script = f"#! settings {json.dumps(settings)}\n#! --frame-rate 60\n{VIEWS[place]}screenshot {place}.png\n"
        files = {"picture.script": script, "files/middle.ptn": GAME}
        page = self.visit("?script=picture", before=f"globalThis.testFiles = {json.dumps(files)}")
        self.assertTrue(page.wait_for("!document.getElementById('take').hidden", 300), page.console)
        self.assertIn(("log", "dolmen: ended with 0"), page.console)
        data = page.evaluate(f"btoa(Array.from(FS.readFile('/tests/files/{place}.png'), (byte) => String.fromCharCode(byte)).join(''))")
        page.kill()
        picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
        if self.kept:
            self.kept.mkdir(parents=True, exist_ok=True)
            picture.save(self.kept / f"{place}.png")
        return picture

    def test_places_look_as_on_a_desktop(self):
        for place in VIEWS:
            with self.subTest(place):
                golden = Image.open(ROOT / f"tests/goldens/app/{place}.jpg").convert("RGB")
                picture = self.drawn(place).reduce(SHRUNK)
                self.assertEqual(picture.size, golden.size)
                difference, tile = colour_difference(picture, golden)
                mean = sum(ImageStat.Stat(ImageChops.difference(picture, golden)).mean) / 3
                print(f"\n  {place}: {difference:.1f} in the tile at {tile}, {mean:.1f} in the mean of all pixels")
                self.assertLess(difference, TOLERANCE)


if __name__ == "__main__":
    if "--keep" in sys.argv:
        at = sys.argv.index("--keep")
        Pictures.kept = Path(sys.argv[at + 1])
        del sys.argv[at:at + 2]
    run(__doc__)
