#pragma once

#include "tutorial/Lesson.h"

namespace tutorial {

/// Whether a claim holds in the position that `mover`'s turn has led to. It plays the turns that it names,
/// and whatever others can play; with more of that than can be looked through, it does not hold.
[[nodiscard]] bool holds(const Condition& claim, const game::State& position, game::PlayerId mover);

}  // namespace tutorial
