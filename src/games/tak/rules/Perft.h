#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// Leaves of the game tree `depth` plies deep; a finished game has no children, and depth 0 is one leaf.
/// The last ply is counted without generating it.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

/// The same by generating and playing every move, as the engine does. For checks and speed figures.
[[nodiscard]] std::uint64_t perftGenerated(const Position& position, int depth);

struct PerftDivision {
    Move move;
    std::uint64_t leaves = 0;
};

/// perft of the position after each legal move, in the order of legalMoves(), on `threads` threads (at least
/// 1). Blocks until done.
[[nodiscard]] std::vector<PerftDivision> perftDivide(const Position& position, int depth, int threads = 1);

}  // namespace tak::rules
