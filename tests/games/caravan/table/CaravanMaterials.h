#pragma once

#include "scene/Theme.h"

namespace caravan::table {

/// What the table of Caravan is made of: `caravan_stone`, `_gate`, `_camel`, `_card` and `_back`.
[[nodiscard]] scene::GameMaterials materials();

}  // namespace caravan::table
