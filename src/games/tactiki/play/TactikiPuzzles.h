#pragma once

#include <span>

#include "game/Puzzles.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::play {

/// One theme, "statue": complete a statue in this turn, with nothing left to luck. A right turn meets only
/// enemies whose ranks everybody knows, so it wins whatever is hidden.
class TactikiPuzzles final : public game::Puzzles {
  public:
    [[nodiscard]] std::vector<game::PuzzleTheme> themes() const override;
    [[nodiscard]] std::string find(const game::Record& game, const std::stop_token& stop) const override;
};

/// A right turn: one act that wins, or one with the acts that win after it.
struct WinningTurn {
    rules::Act first;
    std::vector<rules::Act> second = {};  ///< empty: the first act wins
};
/// All right turns of the player to move, at the beginning of his turn.
[[nodiscard]] std::vector<WinningTurn> winningTurns(const rules::Board& board);

/// The puzzles among these boards, in the format of docs/PUZZLES.md, the easiest first; empty if there is
/// none. Boards with more than four right first acts are no puzzles.
[[nodiscard]] std::string puzzlesAmong(std::span<const rules::Board> boards, const std::stop_token& stop);

}  // namespace tactiki::play
