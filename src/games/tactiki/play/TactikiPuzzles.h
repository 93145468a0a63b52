#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/Puzzles.h"
#include "games/tactiki/rules/Board.h"

namespace tactiki::play {

/// Two themes, of which RightTurns.h says what solves them: "statue", to complete a statue in this turn, and
/// "hold", to keep the opponent from completing one in his next turn.
class TactikiPuzzles final : public game::Puzzles {
  public:
    [[nodiscard]] std::vector<game::PuzzleTheme> themes() const override;
    [[nodiscard]] std::string find(const game::Record& game, const std::stop_token& stop) const override;
    /// Of the first theme for which it is a puzzle.
    [[nodiscard]] std::string puzzleOf(const game::State& position,
                                       const std::stop_token& stop) const override;
};

/// The puzzles of a theme among these boards, in the format of docs/PUZZLES.md, the easiest first; empty if
/// there is none. Boards with more than four right first acts are no puzzles.
[[nodiscard]] std::string puzzlesAmong(std::span<const rules::Board> boards, std::string_view theme,
                                       const std::stop_token& stop);

}  // namespace tactiki::play
