#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/caravan/play/CaravanState.h"

namespace caravan::table {

/// Pointing at a card of one's own hand plays it. A card can also be held first (choose, vary): then the
/// stone that it leads to is shown, and a click on that stone or finish() plays the card.
class CardInput final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    std::optional<game::Action> finish() override;
    bool vary(int steps) override;
    bool stepBack() override { return cancel(); }
    bool cancel() override;
    [[nodiscard]] bool holding() const override { return held_.has_value(); }
    /// The cards of the hand, from the left.
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    std::optional<game::Action> choose(std::size_t choice) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// "a" to "d": slots of the hand of the player to move; "stone0" to "stone17", "gate1" …, "pile", "deck".
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  private:
    [[nodiscard]] const rules::Position& position() const { return view_->position(); }
    /// The seat whose decision is entered.
    [[nodiscard]] int seat() const { return view_->toMove().value; }
    [[nodiscard]] game::Place handPlace(int slot) const;
    /// The move with the card at a place of the hand.
    [[nodiscard]] std::optional<rules::Move> moveAt(game::Place place) const;
    /// The place that the camel reaches with a move; of a gift, the gate of its receiver.
    [[nodiscard]] game::Place targetOf(rules::Move move) const;

    const play::CaravanView* view_ = nullptr;
    std::vector<rules::Move> legal_;
    std::optional<rules::Move> held_;
};

}  // namespace caravan::table
