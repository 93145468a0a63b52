#pragma once

#include <span>
#include <string>

#include "games/tak/play/puzzles/PuzzleMiner.h"

namespace tak::play {

/// The lasting id of a puzzle, from its theme and position; symmetries of the board do not change it.
[[nodiscard]] std::string idOf(const TakPuzzle& puzzle);

/// The puzzles in the format of docs/PUZZLES.md, by theme, the easiest first.
[[nodiscard]] std::string writePuzzles(std::span<const TakPuzzle> puzzles);

}  // namespace tak::play
