#pragma once

#include <cstdint>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// Greater depths are cut to this one, which bounds the recursion; deeper counts would never end anyway.
inline constexpr int kMaxPerftDepth = 30;

/// The number of leaves of the game tree at this depth; a finished game has no children, and depth 0 (or
/// less) is one leaf. The last ply is counted without generating its moves.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

/// The same, but generates and plays every move, as the engine does. For checks and benchmarks.
[[nodiscard]] std::uint64_t perftGenerated(const Position& position, int depth);

}  // namespace tak::rules
