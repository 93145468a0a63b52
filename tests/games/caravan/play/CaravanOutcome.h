#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/Outcome.h"
#include "games/caravan/rules/Position.h"

namespace caravan::play {

/// How the position stands or ended.
[[nodiscard]] game::Outcome outcomeOf(const rules::Position& position);

/// The end of a game that these players share; a draw where they are all. A winner alone, or with
/// the partner, has two points, one who shares has one.
[[nodiscard]] game::Outcome sharedBy(const std::vector<int>& winners, const rules::Position& position,
                                     std::string reason);

/// Players who have something of the game by this result; none where it is "*" or no result.
[[nodiscard]] std::vector<int> winnersIn(std::string_view text, int players);

/// Whether a text says how a game of so many players ended, as "1-0-0", "1/2-1/2-0", or "*".
[[nodiscard]] bool isResult(std::string_view text, int players);

}  // namespace caravan::play
