#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::rules {

struct Completion {
    Move move;
    std::string text;  ///< canonical, with `*` on a crush
};

/// The legal moves that what was typed so far may become; all of them for an empty text, none once the game
/// is over. Case does not matter, and the spellings that readers of PTN accept all count: an F, a leading 1,
/// every drop written out. A move whose spelling has been typed in full comes first; the rest keep the order
/// of legalMoves().
[[nodiscard]] std::vector<Completion> completions(std::string_view typed, const Position& position);

}  // namespace tak::rules
