#pragma once

#include <optional>
#include <vector>

#include "game/PositionEditor.h"
#include "games/caravan/rules/Position.h"

namespace caravan::play {

/// A position of Caravan in which the camels are put on other stones; the cards stay as they were dealt.
class CaravanDraft final : public game::Draft {
  public:
    explicit CaravanDraft(const rules::Position& position);

    [[nodiscard]] std::vector<game::PieceState> kinds() const override;
    [[nodiscard]] std::optional<game::PieceState> supplied(const game::PieceState& kind) const override;
    [[nodiscard]] game::PieceState home(game::PieceState piece, int before) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> finish() const override;
    /// "camel1", "stone7".
    [[nodiscard]] std::string textOf(const game::PieceState& piece) const override;
    [[nodiscard]] std::string textOf(game::Place place) const override;
    using Draft::textOf;

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<CaravanDraft>(*this);
    }
    [[nodiscard]] int playerCount() const override { return position_.players(); }
    [[nodiscard]] std::string positionText() const override;

  protected:
    [[nodiscard]] bool fits(const game::PieceState& before, const game::PieceState& after) const override;

  private:
    /// The steps after which this player's camel stands at a place; nothing if it never does on its way.
    [[nodiscard]] std::optional<int> stepsTo(int player, game::Place place) const;

    rules::Position position_;  ///< as it was before the camels were moved
};

/// Positions of Caravan, set up by hand.
class CaravanPositionEditor final : public game::PositionEditor {
  public:
    [[nodiscard]] std::unique_ptr<game::Draft> copyOf(const game::View& seen) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> read(std::string_view text,
                                                                  const game::Draft& before) const override;
};

}  // namespace caravan::play
