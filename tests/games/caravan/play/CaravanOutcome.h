#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/Outcome.h"
#include "games/caravan/rules/Position.h"

namespace caravan::play {

/// The outcome of the position, which may be that the game is not over.
[[nodiscard]] game::Outcome outcomeOf(const rules::Position& position);

/// The outcome of a game that these players share; a draw if they are all players. A winner alone, or with
/// the partner, has two points; players who share have one.
[[nodiscard]] game::Outcome sharedBy(const std::vector<int>& winners, const rules::Position& position,
                                     std::string reason);

/// The players who win or share by this result; none if it is "*" or invalid.
[[nodiscard]] std::vector<int> winnersIn(std::string_view text, int players);

/// Whether a text is a result for so many players, such as "1-0-0", "1/2-1/2-0", or "*".
[[nodiscard]] bool isResult(std::string_view text, int players);

}  // namespace caravan::play
