#pragma once

#include <memory>

#include "game/State.h"

namespace game {

/// A state of a game without secrets: it is everybody's view of itself.
class OpenState : public State, public View {
  public:
    [[nodiscard]] bool hasSecrets() const final { return false; }
    [[nodiscard]] std::unique_ptr<const View> view(Viewer) const final {
        // A clone is of the same class, so it is an OpenState too.
        return std::unique_ptr<const View>(static_cast<OpenState*>(clone().release()));
    }
    [[nodiscard]] Transition lastTurn(Viewer) const final { return lastTransition(); }
    [[nodiscard]] std::unique_ptr<const View> copy() const final { return view(Viewer::record()); }
    [[nodiscard]] std::unique_ptr<State> truth() const final { return clone(); }
    [[nodiscard]] Transition foreseen(Action action) const final { return clone()->apply(action); }
    [[nodiscard]] std::unique_ptr<State> sample(base::Random&) const final { return clone(); }

    /// The same start, since most open games leave nothing to chance.
    [[nodiscard]] std::unique_ptr<State> anew(Chance) const override { return clone(); }

    [[nodiscard]] int playerCount() const override = 0;
    [[nodiscard]] PlayerId toMove() const override = 0;
    [[nodiscard]] std::vector<PlayerId> awaited() const override { return {toMove()}; }
    [[nodiscard]] int ply() const override = 0;
    [[nodiscard]] bool isLegal(Action action) const override = 0;
    [[nodiscard]] Outcome outcome() const override = 0;
    /// The effect of the last turn. There must be one.
    [[nodiscard]] virtual Transition lastTransition() const = 0;
};

}  // namespace game
