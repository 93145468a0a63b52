#pragma once

#include "game/Symmetries.h"
#include "games/tactiki/rules/Act.h"

namespace tactiki::play {

/// The one symmetry of the board, which exchanges left and right: forward is the same for nobody after a
/// turn.
class TactikiSymmetries final : public game::Symmetries {
  public:
    [[nodiscard]] bool has(game::Symmetry symmetry) const override {
        return symmetry == game::Symmetry::Mirror;
    }
    [[nodiscard]] std::unique_ptr<game::State> turned(const game::State& start,
                                                      game::Symmetry symmetry) const override;
    [[nodiscard]] game::Action turned(const game::State& before, game::Action action,
                                      game::Symmetry symmetry) const override;
    /// Changes words that are fields, moves or reincarnations ("c3", "b2b3x4:3", "+3a5"), and set-ups
    /// ("k51-42-33-24-15").
    [[nodiscard]] std::string turned(std::string_view comment, const game::State& start,
                                     game::Symmetry symmetry) const override;
};

[[nodiscard]] rules::Act mirrored(rules::Act act);

}  // namespace tactiki::play
