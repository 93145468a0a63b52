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

/// The legal moves that the typed text can still become; all of them for an empty text, none once the game is
/// over. Case does not matter, and all spellings that PTN readers accept count: an F, a leading 1, every drop
/// written out, a stack of two flats without its 2. A move whose spelling is complete comes first; the others
/// keep the order of legalMoves().
[[nodiscard]] std::vector<Completion> completions(std::string_view typed, const Position& position);

}  // namespace tak::rules
