#pragma once

#include <cstdint>

#include "base/StrongId.h"

namespace ui::screens {

struct MoveTag;
/// A place in the game's tree, as the program counts them.
using MoveId = base::StrongId<MoveTag, std::uint32_t>;

}  // namespace ui::screens
