"""Draws every generated picture and model anew: /usr/bin/python3 assets/source/make_all.py (needs numpy and Pillow)."""

import dawn
import daylight
import environment
import fittings
import heath
import icon
import megaliths
import megaliths_models
import stone
import study
import study_models
import study_textures
import tavern_models
import theme
import wood

for part in (icon, theme, stone, fittings, wood, environment, tavern_models, megaliths, heath, megaliths_models, dawn, study,
             study_textures, study_models, daylight):
    print(part.__name__)
    part.make()
