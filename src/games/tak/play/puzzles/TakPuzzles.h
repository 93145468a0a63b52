#pragma once

#include "game/Puzzles.h"

namespace tak::play {

/// The themes of PuzzleTheme.h; PuzzleMiner finds puzzles.
class TakPuzzles final : public game::Puzzles {
  public:
    [[nodiscard]] std::vector<game::PuzzleTheme> themes() const override;
    [[nodiscard]] std::string find(const game::Record& game, const std::stop_token& stop) const override;
    [[nodiscard]] std::string puzzleOf(const game::State& position,
                                       const std::stop_token& stop) const override;
};

}  // namespace tak::play
