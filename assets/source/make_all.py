"""Makes every generated picture and sound anew: /usr/bin/python3 assets/source/make_all.py (needs numpy, Pillow, and
vorbis-tools for the sounds)."""

import environment
import fittings
import icon
import sound
import stone
import theme
import wood

for part in (theme, icon, stone, fittings, wood, environment, sound):
    print(part.__name__)
    part.make()
