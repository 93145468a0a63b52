#pragma once

#include "game/Symmetries.h"

namespace tak::play {

/// The eight symmetries of the board: quarter turns, and the mirror that exchanges left and right.
class TakSymmetries final : public game::Symmetries {
  public:
    [[nodiscard]] bool has(game::Symmetry) const override { return true; }
    [[nodiscard]] std::unique_ptr<game::State> turned(const game::State& start,
                                                      game::Symmetry symmetry) const override;
    [[nodiscard]] game::Action turned(const game::State& before, game::Action action,
                                      game::Symmetry symmetry) const override;
    /// Changes words that are squares of this board or whole moves in PTN: "c3", "3c3>12", "Sd4".
    [[nodiscard]] std::string turned(std::string_view comment, const game::State& start,
                                     game::Symmetry symmetry) const override;
};

}  // namespace tak::play
