#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/State.h"

namespace tutorial {

/// A turn of a solution and its continuations. The position says whose they are: answers of the others, until
/// the solver moves again, then every right turn of the solver. The puzzle ends with one of his turns.
struct PuzzleTurn {
    game::Action action{};
    std::vector<PuzzleTurn> next = {};
};

/// A position with every right turn. The player to move at its start solves it.
struct Puzzle {
    std::string id;     ///< lasting: progress is stored under it
    std::string theme;  ///< the kind of task, in the game's own names
    int rating = 0;     ///< difficulty, on the scale of players' ratings
    std::unique_ptr<game::State> start;
    std::vector<PuzzleTurn> solution;  ///< all right first turns; never empty
    base::TextPosition at = {};        ///< where in its file it begins
};

}  // namespace tutorial
