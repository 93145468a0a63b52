#pragma once

#include <optional>
#include <vector>

#include "games/tactiki/rules/Board.h"

namespace tactiki::play {

/// A turn that solves a puzzle: one act, or one with the acts that are right after it.
struct RightTurn {
    rules::Act first;
    std::vector<rules::Act> second = {};  ///< empty: the first act is the whole turn
};

/// The turns that complete a statue with certainty, since they meet only enemies whose ranks everybody knows:
/// all of the player to move, at the beginning of his turn. Empty in any other position.
[[nodiscard]] std::vector<RightTurn> winningTurns(const rules::Board& board);

/// The same for a puzzle. Nothing if the result of a first act is uncertain, and some second one completes a
/// statue whatever it is: such a turn would be right as well, although something was left to luck.
[[nodiscard]] std::optional<std::vector<RightTurn>> statueTurns(const rules::Board& board);

/// The turns after which the opponent cannot complete a statue in his next one, whatever is hidden from the
/// player to move: all of them, at the beginning of his turn. Nothing if
/// - the opponent has no turn that would complete a statue with certainty, or the player has one;
/// - the result of a first act is uncertain, and some second one may help after each: then what is right
///   depends on what it shows;
/// - more is possible than can be tried.
[[nodiscard]] std::optional<std::vector<RightTurn>> holdingTurns(const rules::Board& board);

}  // namespace tactiki::play
