#pragma once

#include <string>
#include <string_view>

#include "game/Outcome.h"
#include "games/tactik/rules/Position.h"

namespace tactik::play {

/// How the position ended; not over if it has not.
[[nodiscard]] game::Outcome outcomeOf(const rules::Position& position);
/// A game that the side of this player has won for another reason than that all its pawns are home.
[[nodiscard]] game::Outcome wonBy(int player, int players, std::string reason);
[[nodiscard]] game::Outcome drawn(int players, std::string reason);
/// "1-0" (red wins, with yellow), "0-1", "1/2-1/2" or "*".
[[nodiscard]] bool isResult(std::string_view text);

}  // namespace tactik::play
