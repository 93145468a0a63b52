#pragma once

#include "game/Ids.h"

namespace app {

/// Is asked before a turn is played that a person has entered: a coach, or the judge of a lesson. It sits at
/// the entry of a table's turns (TurnEntry::setGuard).
class TurnGuard {
  public:
    virtual ~TurnGuard() = default;
    /// Takes note of a legal turn that was entered; whether it may be played. Otherwise it is held back, and
    /// can be entered again.
    [[nodiscard]] virtual bool judge(game::Action turn) = 0;
    /// Whether it knows enough of the position to judge a turn. One that was held ready waits for that: it
    /// would be played before anybody could have looked at the position.
    [[nodiscard]] virtual bool ready() const { return true; }
};

}  // namespace app
