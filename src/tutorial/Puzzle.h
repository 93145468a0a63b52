#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/State.h"

namespace tutorial {

/// A turn of a solution and the turns that follow it: after one of the solver's the answers of the others
/// (none where the puzzle ends), after an answer every right turn of the solver.
struct PuzzleTurn {
    game::Action action{};
    std::vector<PuzzleTurn> next = {};
};

/// A position with every right turn. Whoever is to move at its start solves it.
struct Puzzle {
    std::string id;     ///< lasting: progress is kept by it
    std::string theme;  ///< what is asked for, by a name of the game
    int rating = 0;     ///< how hard it is, on the scale of ratings of players
    std::unique_ptr<game::State> start;
    std::vector<PuzzleTurn> solution;  ///< every right first turn; never empty
    base::TextPosition at = {};        ///< where in its file it begins
};

}  // namespace tutorial
