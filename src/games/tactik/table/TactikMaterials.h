#pragma once

#include "scene/Theme.h"

namespace tactik::table {

/// What the table of Tac-Tik is made of: `tactik_board`, `_track`, `_field`, `_hole`, `_line`, `_rack`,
/// `_red`, `_blue`, `_yellow`, `_green`, `_card` and `_print`, whose texture has the colours of table::Ink.
[[nodiscard]] scene::GameMaterials materials();

}  // namespace tactik::table
