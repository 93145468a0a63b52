"""Makes every generated picture, model and sound anew: /usr/bin/python3 assets/source/make_all.py (needs numpy, Pillow, and
vorbis-tools for the sounds)."""

import dawn
import daylight
import dusk
import environment
import fittings
import heath
import icon
import megaliths
import megaliths_models
import shore
import shore_land
import shore_models
import shore_surf
import shore_textures
import sound
import stone
import study
import study_models
import study_textures
import tactik
import tavern_models
import theme
import wood

for part in (icon, theme, stone, fittings, wood, environment, tavern_models, megaliths, heath, megaliths_models, dawn, study,
             study_textures, study_models, daylight, shore, shore_textures, shore_land, shore_surf, shore_models, dusk,
             tactik, sound):
    print(part.__name__)
    part.make()
