#pragma once

#include <string_view>
#include <vector>

#include "game/Kind.h"
#include "tutorial/Puzzle.h"

namespace tutorial {

inline constexpr int kMostPuzzleTurns = 1000;  ///< in the solution of one puzzle
inline constexpr int kLongestSolution = 64;    ///< turns in one line; no player looks ahead so far
inline constexpr int kHighestRating = 4000;

/// The result of reading a file.
struct PuzzleReading {
    std::vector<Puzzle> puzzles = {};
    std::vector<base::Error> errors = {};  ///< the first error of each bad puzzle, in the file's order
};

/// Reads the puzzles of a text in the format of docs/PUZZLES.md. A bad puzzle does not stop the reading.
/// `file` names the text in errors, which also have line and column. Callable from any thread.
[[nodiscard]] PuzzleReading readPuzzles(std::string_view text, std::string_view file, const game::Kind& kind);

}  // namespace tutorial
