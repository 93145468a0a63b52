#pragma once

#include <optional>
#include <vector>

#include "base/Message.h"
#include "game/Transition.h"
#include "games/tactiki/play/Pieces.h"

namespace tactiki::play {

/// What words tell of the figures on the board.
enum class Tell : std::uint8_t {
    Ranks,    ///< those in sight
    WhoKnows  ///< besides, which ranks everybody knows, and which figures came back unseen
};

/// "Tiki with rank 4".
[[nodiscard]] base::Message figureInWords(rules::Side side, rules::Rank rank);
/// "c3, Tiki with rank 4 over Tac": a column from its top.
[[nodiscard]] base::Message columnInWords(const rules::Board& board, const RanksInSight& ranks,
                                          rules::Field field, Tell tell = Tell::Ranks);
/// A place beside the board where a figure of this player waits; nullopt: an empty one.
[[nodiscard]] base::Message besideInWords(rules::Side side, std::optional<rules::Rank> rank);
/// The defeated figures of a player.
[[nodiscard]] base::Message pileInWords(const rules::Board& board, const RanksInSight& ranks,
                                        rules::Side side);
/// What a turn has done, as its viewer saw it; a pass has no stages.
[[nodiscard]] base::Message turnInWords(rules::Side mover, const game::Transition& turn);
/// The whole board, a paragraph for each row with figures, and the piles.
[[nodiscard]] std::vector<base::Message> boardInWords(const rules::Board& board, const RanksInSight& ranks,
                                                      Tell tell = Tell::Ranks);

}  // namespace tactiki::play
