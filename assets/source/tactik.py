"""The colours in which Tac-Tik's cards are printed and its pawns banded: one small picture for each place, a swatch for each
ink. The order of the inks is that of table::Ink in src/games/tactik/table/Print.h."""

from PIL import Image

from common import ASSETS

SWATCHES = 4   # in a row and in a column
SWATCH = 32    # pixels

INKS = ("black", "red", "blue", "yellow", "green", "paper", "panel", "ornament", "metal")

# By the folder of the place. Paper is the card itself, seen through the print.
PALETTES = {
    "tavern": ("#241810", "#a32c1b", "#1f4a78", "#b8771a", "#2c6a37", "#f1e4c8", "#591a17", "#d8b066", "#cf9f4c"),
    "megaliths": ("#22211d", "#97341f", "#2b4d70", "#ad8524", "#44682f", "#ebe5d0", "#36463a", "#d6cda4", "#a9823f"),
    "study": ("#1a212d", "#b3382c", "#1c5a8c", "#bf861a", "#2b7350", "#fbf8f0", "#1d3c5c", "#e8d7a2", "#cfa548"),
    "shore": ("#120b09", "#a83218", "#0f5470", "#c98821", "#3b6c38", "#f2e8d2", "#1b4851", "#e5c786", "#ead9b0"),
}


def printed(material):
    """The material of the print, whose texture is read swatch by swatch."""
    return {**material("tactik_print", None, 1.0, roughness=1.0), "albedo": "tactik_print.jpg", "varied": False}


def rgb(colour):
    return tuple(int(colour[i:i + 2], 16) for i in (1, 3, 5))


def make():
    for place, colours in PALETTES.items():
        picture = Image.new("RGB", (SWATCHES * SWATCH, SWATCHES * SWATCH), rgb(colours[0]))
        for number, colour in enumerate(colours):
            at = number % SWATCHES * SWATCH, number // SWATCHES * SWATCH
            picture.paste(rgb(colour), (*at, at[0] + SWATCH, at[1] + SWATCH))
        picture.save(ASSETS / "themes" / place / "tactik_print.jpg", quality=95, subsampling=0)


if __name__ == "__main__":
    make()
