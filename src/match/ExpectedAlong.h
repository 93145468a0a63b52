#pragma once

#include <optional>
#include <vector>

#include "game/Bot.h"
#include "game/ExpectedEnds.h"

namespace match {

/// What a game expects at the ends of the lines that these thoughts consider, better lines counted more: a
/// search sees what is decided soon, and the game's own expectation what comes later. Without a line it is
/// what the game expects of the position itself. Nothing where the game cannot tell. Takes as long as to ask
/// about each line.
[[nodiscard]] std::optional<game::ExpectedEnd> expectedAlong(const game::ExpectedEnds& ends,
                                                             const game::State& state,
                                                             const std::vector<game::Thought>& thoughts);

/// The end of a game that is over, as an expectation.
[[nodiscard]] game::ExpectedEnd certainEnd(const game::State& over);

}  // namespace match
