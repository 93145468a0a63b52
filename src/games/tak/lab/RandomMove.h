#pragma once

#include "base/Random.h"
#include "games/tak/rules/Position.h"

namespace tak::lab {

/// A random move of these, weighted by the policy, so that games vary but stay sensible. `last`: the move
/// that led to the position, or none. `temperature` above 0: at 1 as the policy says, the greater the more
/// random. There must be a move.
[[nodiscard]] tak::rules::Move drawMove(const tak::rules::Position& position, tak::rules::Move last,
                                        const tak::rules::MoveList& moves, base::Random& random,
                                        double temperature);

}  // namespace tak::lab
