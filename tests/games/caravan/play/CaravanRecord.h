#pragma once

#include "game/TextFormat.h"

namespace caravan::play {

/// The text of a game, in the format of this folder's README.
class CaravanFormat final : public game::TextFormat {
  public:
    [[nodiscard]] std::string gameName() const override { return "Caravan"; }
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> start(const game::Tags& tags) const override;
    void describe(const game::State& start, game::Tags& tags) const override;
    [[nodiscard]] bool isResult(std::string_view text, const game::State& start) const override;
};

}  // namespace caravan::play
