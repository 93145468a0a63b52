#pragma once

#include "game/TextFormat.h"
#include "games/tactiki/rules/Rules.h"

namespace tactiki::play {

/// The text of a game, in the format of docs/TACTIKI.md. The tag Rules names agreed rules as positions do;
/// the tag Position holds a start that was set up.
class TactikiText final : public game::TextFormat {
  public:
    [[nodiscard]] std::string gameName() const override { return "TacTiki"; }
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> start(const game::Tags& tags) const override;
    /// A game from its set-ups on.
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> toldStart(const game::Tags& tags) const override;
    void describe(const game::State& start, game::Tags& tags) const override;
    void describeFor(const game::State& start, game::Viewer viewer, game::Tags& tags) const override;
    /// A fight with its results, which the table shows, and without its ranks.
    [[nodiscard]] std::string earlierWord(const game::State& now, game::Viewer viewer,
                                          std::string_view played) const override;
    [[nodiscard]] bool isResult(std::string_view text, const game::State& start) const override;
    [[nodiscard]] std::string lead(const game::State& before, bool begins) const override;
};

}  // namespace tactiki::play
