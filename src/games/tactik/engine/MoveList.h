#pragma once

#include "games/tactik/engine/FastBoard.h"
#include "games/tactik/rules/Rules.h"

namespace tactik::engine {

/// Appends all moves of a card for a player of these colours, of those with the same result one: as
/// rules::addPlays(), but without allocating anything.
void addMoves(const FastBoard& board, rules::Colours movers, rules::Card card, const rules::Rules& rules,
              Moves& moves);
/// Whether there is one; faster than listing them.
[[nodiscard]] bool hasMove(const FastBoard& board, rules::Colours movers, rules::Card card,
                           const rules::Rules& rules);

}  // namespace tactik::engine
