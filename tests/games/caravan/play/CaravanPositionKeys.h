#pragma once

#include "game/PositionKeys.h"

namespace caravan::play {

/// A position counts as another one if everybody knows the same of it: where the camels are, what lies on the
/// pile, how many cards each holds, whose turn it is. The cards in the hands differ from game to game.
class CaravanPositionKeys final : public game::PositionKeys {
  public:
    [[nodiscard]] int version() const override { return 1; }
    [[nodiscard]] std::optional<std::uint64_t> keyOf(const game::State& state) const override;
    /// Whether the hands were dealt or the game begins in a position that was set up.
    [[nodiscard]] std::string termsOf(const game::State& start) const override;
    [[nodiscard]] TermsWords termsWords() const override;
};

}  // namespace caravan::play
