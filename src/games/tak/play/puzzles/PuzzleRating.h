#pragma once

#include "games/tak/engine/Engine.h"
#include "games/tak/play/puzzles/PuzzleSolution.h"
#include "games/tak/play/puzzles/PuzzleTheme.h"

namespace tak::play {

/// Estimates the difficulty of puzzles on the scale of players' ratings: 400 is seen at once, 2200 is hard
/// for a master. It considers the plies to see, the number of turns to choose from, the kind of the right
/// turn, how many others look as good, and how deep a search must go to find it. The weights are guesses;
/// only the order counts until there are results of players.
class PuzzleRater {
  public:
    /// Deterministic. Takes milliseconds.
    [[nodiscard]] int rate(PuzzleTheme theme, const rules::Position& position, const Solution& solution);

  private:
    [[nodiscard]] int depthToFind(const rules::Position& position, const Solution& solution);

    engine::Engine engine_{{.hashMiB = 1}};
};

}  // namespace tak::play
