#pragma once

#include <cstdint>

#include "base/StrongId.h"

namespace ui::screens {

struct MoveTag;
/// A node in the game's tree, by the program's number.
using MoveId = base::StrongId<MoveTag, std::uint32_t>;

}  // namespace ui::screens
