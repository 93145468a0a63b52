#pragma once

#include <optional>

#include "game/Ids.h"

namespace app {

/// Where complete turns go (GameControl).
class TurnSink {
  public:
    virtual ~TurnSink() = default;
    /// Plays a turn: of a person at this table, or one that was played elsewhere.
    virtual void play(game::Action action) = 0;
    /// The turn that is on its way to the referee.
    [[nodiscard]] virtual std::optional<game::Action> sent() const = 0;
};

}  // namespace app
