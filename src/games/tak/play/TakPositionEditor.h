#pragma once

#include "game/PositionEditor.h"
#include "games/tak/play/TakDraft.h"

namespace tak::play {

/// Positions of Tak, set up by hand. Besides the pieces a player chooses the board's size, who is to move,
/// the move number, komi and each player's supply.
class TakPositionEditor final : public game::PositionEditor {
  public:
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> empty(
        const game::OptionValues& values) const override;
    [[nodiscard]] std::unique_ptr<game::Draft> copyOf(const game::State& position) const override;
    /// Reads TPS, also as PTN's tag. Supplies are those of the draft if its board is as large.
    [[nodiscard]] base::Result<std::unique_ptr<game::Draft>> read(std::string_view text,
                                                                  const game::Draft& before) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options(const game::Draft& draft) const override;
    [[nodiscard]] base::Result<Change> change(const game::Draft& draft, const std::string& key,
                                              const std::string& value) const override;
    [[nodiscard]] std::optional<game::Action> clearing(const game::Draft& draft) const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> finish(const game::Draft& draft) const override;
};

}  // namespace tak::play
