#pragma once

#include "game/Record.h"
#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// A game of a PTN file as the shell holds it: every tag, comment, mark and variation.
[[nodiscard]] game::Record recordOf(const rules::PtnGame& game);

/// The other way round; players and result go into the tags.
[[nodiscard]] rules::PtnGame ptnOf(const game::Record& record);

}  // namespace tak::play
