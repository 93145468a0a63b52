#pragma once

#include "game/Levels.h"

namespace tak::play {

/// The engine's levels, engine::kMinLevel to engine::kMaxLevel.
[[nodiscard]] const game::Levels& takLevels();

}  // namespace tak::play
