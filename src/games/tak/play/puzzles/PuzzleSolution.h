#pragma once

#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::play {

/// A turn of a puzzle's solution and its continuations: after a turn of the solver the replies that last
/// longest (none at the puzzle's end), after a reply every right turn of the solver.
struct SolutionTurn {
    rules::Move move;
    std::vector<SolutionTurn> next = {};

    friend bool operator==(const SolutionTurn& a, const SolutionTurn& b) {
        return a.move == b.move && a.next == b.next;
    }
};

/// Every right first turn.
using Solution = std::vector<SolutionTurn>;

/// The position after a legal move.
[[nodiscard]] rules::Position afterTurn(const rules::Position& before, rules::Move move);

/// The number of turns in the longest line: 1 for a list of turns.
[[nodiscard]] int pliesOf(const Solution& solution);
/// The number of all turns in it.
[[nodiscard]] int turnsIn(const Solution& solution);
/// Whether the solver flattens a wall on every line of it.
[[nodiscard]] bool alwaysFlattens(const rules::Position& position, const Solution& solution);

}  // namespace tak::play
