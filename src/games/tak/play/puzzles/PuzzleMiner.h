#pragma once

#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "games/tak/play/puzzles/PuzzleProver.h"
#include "games/tak/play/puzzles/PuzzleRating.h"

namespace tak::play {

/// A puzzle of Tak.
struct TakPuzzle {
    PuzzleTheme theme = PuzzleTheme::Road;
    int rating = 0;
    rules::Position position;
    Solution solution;
};

/// Finds puzzles in games; never the same one twice, even turned or mirrored.
class PuzzleMiner {
  public:
    using Themes = std::set<PuzzleTheme>;
    [[nodiscard]] static Themes allThemes() { return {kPuzzleThemes.begin(), kPuzzleThemes.end()}; }

    /// Puzzles among the positions of one game, in their order, and among the positions after one careless
    /// turn: at most one for each of these themes. Blocks for a second or two; a stop request ends it early,
    /// with the puzzles so far.
    [[nodiscard]] std::vector<TakPuzzle> mine(std::span<const rules::Position> game, Themes wanted,
                                              const std::stop_token& stop = {});
    /// Excludes this position.
    void leaveOut(const rules::Position& position);

    /// The position as a puzzle of the rarest of these themes, unless it was found before or left out;
    /// nullopt if none can be proved. Blocks as mine().
    [[nodiscard]] std::optional<TakPuzzle> look(const rules::Position& position, const Themes& wanted,
                                                const std::stop_token& stop);

  private:
    /// Less than a later proof may cost: then the prover's tables hold other results.
    PuzzleProver prover_{10'000};
    PuzzleRater rater_;
    std::set<std::string> known_;  ///< symmetry keys
};

}  // namespace tak::play
