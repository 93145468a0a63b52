#pragma once

#include "games/tak/engine/Engine.h"
#include "games/tak/play/PuzzleSolution.h"
#include "games/tak/play/PuzzleTheme.h"

namespace tak::play {

/// Estimates how hard puzzles are, on the scale of ratings of players: 400 is seen at once, 2200 is hard for
/// a master. By the plies to see, how many turns there are to choose from, what kind of turn is right, how
/// many others look as good, and how deep a search must look to find it. The weights are guesses; the order
/// they give is what counts until there are results of players.
class PuzzleRater {
  public:
    /// The same for the same puzzle. Takes milliseconds.
    [[nodiscard]] int rate(PuzzleTheme theme, const rules::Position& position, const Solution& solution);

  private:
    [[nodiscard]] int depthToFind(const rules::Position& position, const Solution& solution);

    engine::Engine engine_{{.hashMiB = 1}};
};

}  // namespace tak::play
