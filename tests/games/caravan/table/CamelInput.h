#pragma once

#include <optional>

#include "game/MoveInput.h"
#include "games/caravan/play/CaravanPieces.h"
#include "games/caravan/play/CaravanPositionEditor.h"

namespace caravan::table {

/// Sets a position up: a click on a camel takes it in the hand, a click on a stone or on its gate puts it
/// there.
class CamelInput final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    std::optional<game::Action> finish() override { return {}; }
    bool vary(int) override { return false; }
    bool stepBack() override { return cancel(); }
    bool cancel() override;
    [[nodiscard]] std::optional<base::Message> refusal() const override { return refusal_; }
    [[nodiscard]] bool holding() const override { return held_.has_value(); }
    [[nodiscard]] std::vector<game::Choice> choices() const override { return {}; }
    std::optional<game::Action> choose(std::size_t) override { return {}; }
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// "stone0" to "stone17", "gate1" ….
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override { return {play::kCircuitArea, 0, 0}; }

  private:
    const play::CaravanDraft* draft_ = nullptr;
    std::optional<int> held_;  ///< the player whose camel is in the hand
    std::optional<base::Message> refusal_;
};

}  // namespace caravan::table
