#pragma once

#include <optional>
#include <vector>

#include "game/Kind.h"

/// The options with which a game can be played as a match of two engines: those that make two sides.
namespace app {

[[nodiscard]] bool hasTwoSides(const game::Kind& kind, const game::OptionValues& values);

/// These values, but for `players` players and two sides: if need be, with another value of one of the game's
/// own options, such as one that makes partners. Nothing if that number of players can never make two sides.
[[nodiscard]] std::optional<game::OptionValues> withTwoSides(const game::Kind& kind,
                                                             game::OptionValues values, int players);

/// The numbers of players that can make two sides, ascending.
[[nodiscard]] std::vector<int> twoSidedCounts(const game::Kind& kind, const game::OptionValues& values);

}  // namespace app
