#pragma once

#include <span>
#include <string>

#include "games/tak/play/PuzzleMiner.h"

namespace tak::play {

/// The lasting id of a puzzle: of its theme and its position, the same however the board is turned.
[[nodiscard]] std::string idOf(const TakPuzzle& puzzle);

/// The puzzles as docs/PUZZLES.md describes it, by theme, the easiest of each first.
[[nodiscard]] std::string writePuzzles(std::span<const TakPuzzle> puzzles);

}  // namespace tak::play
