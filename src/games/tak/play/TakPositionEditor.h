#pragma once

#include "game/PositionEditor.h"

namespace tak::play {

/// Positions of Tak, set up by hand (TakDraft).
class TakPositionEditor final : public game::PositionEditor {
  public:
    [[nodiscard]] std::unique_ptr<game::Draft> copyOf(const game::View& seen) const override;
    /// Reads TPS, also as PTN's tag. Supplies are those of the draft if its board is as large.
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> read(std::string_view text,
                                                                  const game::Draft& before) const override;
};

}  // namespace tak::play
