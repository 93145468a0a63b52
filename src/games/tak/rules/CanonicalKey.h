#pragma once

#include <cstdint>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// A number that is equal for positions which are the same after turning or mirroring the board, the same in
/// every build of the program. It depends on the board with its stacks, the size, the supplies, the player to
/// move and, until both have played, on the opening; but not on komi, draw rules and the number of turns.
/// Different positions have the same number with a chance of 1 in 2^64.
[[nodiscard]] std::uint64_t canonicalKey(const Position& position);

}  // namespace tak::rules
