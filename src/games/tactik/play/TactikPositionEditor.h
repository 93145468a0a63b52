#pragma once

#include "game/PositionEditor.h"

namespace tactik::play {

/// Positions of Tac-Tik, set up by hand (TactikDraft).
class TactikPositionEditor final : public game::PositionEditor {
  public:
    /// The cards that the viewer does not know lie in the stock.
    [[nodiscard]] std::unique_ptr<game::Draft> copyOf(const game::View& seen) const override;
    /// Reads a position's text, also as the tag of a game. Cards that it leaves open are drawn.
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> read(std::string_view text,
                                                                  const game::Draft& before) const override;

  protected:
    [[nodiscard]] std::unique_ptr<game::Draft> cleared(const game::View& start) const override;
};

}  // namespace tactik::play
