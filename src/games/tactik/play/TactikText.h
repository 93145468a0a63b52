#pragma once

#include "game/TextFormat.h"

namespace tactik::play {

/// The text of a game, in the format of docs/TAC-TIK.md. The tags Players, Seed and Rules describe a start
/// that was dealt; Position one that was set up, whose later chance follows from Seed.
class TactikText final : public game::TextFormat {
  public:
    [[nodiscard]] std::string gameName() const override { return "Tac-Tik"; }
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> start(const game::Tags& tags) const override;
    /// Position as somebody saw it, and in Hands his cards of each later deal.
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> toldStart(const game::Tags& tags) const override;
    void describe(const game::State& start, game::Tags& tags) const override;
    /// Without the seed, which tells all cards.
    void describeFor(const game::State& start, game::Viewer viewer, game::Tags& tags) const override;
    void tellFor(const game::State& now, game::Viewer viewer, game::Tags& tags) const override;
    [[nodiscard]] bool isResult(std::string_view text, const game::State& start) const override;
    [[nodiscard]] std::string lead(const game::State& before, bool begins) const override;
};

}  // namespace tactik::play
