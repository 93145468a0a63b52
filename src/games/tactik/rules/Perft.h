#pragma once

#include <cstdint>

#include "games/tactik/rules/Position.h"

namespace tactik::rules {

/// Greater depths are cut to this one.
inline constexpr int kMaxPerftDepth = 30;

/// The number of leaves of the game tree at this depth, an act a ply; a finished game has no children. While
/// cards are passed, the players choose in the order of their seats. Chance is as the position has it. All
/// cards must be known.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

}  // namespace tactik::rules
