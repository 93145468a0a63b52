#pragma once

#include <string>
#include <string_view>

#include "game/Outcome.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::play {

/// How the position ended; not over if it has not.
[[nodiscard]] game::Outcome outcomeOf(const rules::Board& board);
/// A game that this player has won for another reason than a statue.
[[nodiscard]] game::Outcome wonBy(rules::Side side, std::string reason);
[[nodiscard]] game::Outcome drawn(std::string reason);
/// "1-0" (Tiki wins), "0-1", "1/2-1/2" or "*".
[[nodiscard]] bool isResult(std::string_view text);

}  // namespace tactiki::play
