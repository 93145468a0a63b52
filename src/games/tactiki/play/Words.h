#pragma once

#include <vector>

#include "base/Message.h"
#include "game/Transition.h"
#include "games/tactiki/rules/Board.h"

namespace tactiki::play {

/// "c3, Tiki with rank 4 over Tac": a column from its top, ranks as far as they are known.
[[nodiscard]] base::Message columnInWords(const rules::Board& board, rules::Field field);
/// The defeated figures of a player.
[[nodiscard]] base::Message pileInWords(const rules::Board& board, rules::Side side);
/// What a turn has done, as its viewer saw it; a pass has no stages.
[[nodiscard]] base::Message turnInWords(rules::Side mover, const game::Transition& turn);
/// The whole board, a paragraph for each row with figures, and the piles.
[[nodiscard]] std::vector<base::Message> boardInWords(const rules::Board& board);

}  // namespace tactiki::play
