#pragma once

#include "game/MoveInput.h"
#include "games/hex/play/HexState.h"

namespace hex::table {

/// Pointing at an empty hexagon puts a stone there.
class HexInput final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    std::optional<game::Action> finish() override { return {}; }
    bool vary(int) override { return false; }
    bool stepBack() override { return false; }
    bool cancel() override { return false; }
    [[nodiscard]] bool holding() const override { return false; }
    [[nodiscard]] std::vector<game::Choice> choices() const override { return {}; }
    std::optional<game::Action> choose(std::size_t) override { return {}; }
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] int directions() const override { return 6; }
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override {
        return state_->placeNamed(name);
    }
    [[nodiscard]] game::Place cursorStart() const override {
        return play::placeOf(state_->position().cells() / 2);
    }

  private:
    [[nodiscard]] bool allows(game::Place place) const {
        return place.area == play::kBoardArea && state_->isLegal(play::actionOf(place.spot));
    }

    const play::HexState* state_ = nullptr;
};

}  // namespace hex::table
