#pragma once

#include "game/Record.h"
#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// Converts a game of a PTN file, with every tag, comment, mark and variation.
[[nodiscard]] game::Record recordOf(const rules::PtnGame& game);

/// The inverse of recordOf(); players and result become tags.
[[nodiscard]] rules::PtnGame ptnOf(const game::Record& record);

}  // namespace tak::play
