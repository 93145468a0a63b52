#pragma once

#include "game/PositionEditor.h"

namespace tactiki::play {

/// Positions of TacTiki, set up by hand. A text is a position in the format of docs/TACTIKI.md, or a game
/// with the tag Position.
class TactikiPositionEditor final : public game::PositionEditor {
  public:
    [[nodiscard]] std::unique_ptr<game::Draft> copyOf(const game::View& seen) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> read(std::string_view text,
                                                                  const game::Draft& before) const override;
};

}  // namespace tactiki::play
