#pragma once

#include <string_view>
#include <vector>

#include "game/Kind.h"
#include "tutorial/Puzzle.h"

namespace tutorial {

inline constexpr int kMostPuzzleTurns = 1000;  ///< in the solution of one puzzle
inline constexpr int kLongestSolution = 64;    ///< turns of one line; far more than anybody looks ahead
inline constexpr int kHighestRating = 4000;

/// What a reader makes of a file.
struct PuzzleReading {
    std::vector<Puzzle> puzzles;
    std::vector<base::Error> errors;  ///< the first of each bad puzzle, in the file's order
};

/// Reads the puzzles of a text, as docs/PUZZLES.md describes it. A bad puzzle keeps none of the others from
/// being read. `file` names the text in the errors, which tell line and column. Callable from any thread.
[[nodiscard]] PuzzleReading readPuzzles(std::string_view text, std::string_view file, const game::Kind& kind);

}  // namespace tutorial
