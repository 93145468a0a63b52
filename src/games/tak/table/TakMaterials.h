#pragma once

#include "scene/Theme.h"

namespace tak::table {

/// What the board, the trays and the pieces are made of: `board_frame`, `square_light`, `square_dark`,
/// `tray`, `tray_bed`, `label`, and `stone_` with `white` and `black`. A theme may do without `inlay`, and
/// without `capstone_white` and `_black`: then capstones are made of the stones' material.
[[nodiscard]] scene::GameMaterials materials();

}  // namespace tak::table
