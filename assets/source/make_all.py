"""Draws every generated picture anew: /usr/bin/python3 assets/source/make_all.py (needs numpy and Pillow)."""

import environment
import fittings
import icon
import stone
import theme
import wood

for part in (theme, icon, stone, fittings, wood, environment):
    print(part.__name__)
    part.make()
