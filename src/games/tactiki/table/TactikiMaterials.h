#pragma once

#include "scene/Theme.h"

namespace tactiki::table {

/// What the table of TacTiki is made of: `tactiki_board`, `_field`, `_start`, `_tiki`, `_tac` and `_rank`.
[[nodiscard]] scene::GameMaterials materials();

}  // namespace tactiki::table
