#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// Deeper counts never end; a greater depth is taken for this one, which bounds the recursion.
inline constexpr int kMaxPerftDepth = 30;

/// Leaves of the game tree `depth` plies deep; a finished game has no children, and depth 0 (or less) is one
/// leaf.
/// The last ply is counted without generating it.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

/// The same by generating and playing every move, as the engine does. For checks and speed figures.
[[nodiscard]] std::uint64_t perftGenerated(const Position& position, int depth);

struct PerftDivision {
    Move move;
    std::uint64_t leaves = 0;
};

/// perft of the position after each legal move, in the order of legalMoves(), on up to `threads` threads:
/// no more than there are moves, and as many as the system gives. Blocks until done.
[[nodiscard]] std::vector<PerftDivision> perftDivide(const Position& position, int depth, int threads = 1);

}  // namespace tak::rules
