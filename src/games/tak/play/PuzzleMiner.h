#pragma once

#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "games/tak/play/PuzzleProver.h"
#include "games/tak/play/PuzzleRating.h"

namespace tak::play {

/// A puzzle of Tak.
struct TakPuzzle {
    PuzzleTheme theme = PuzzleTheme::Road;
    int rating = 0;
    rules::Position position;
    Solution solution;
};

/// Finds puzzles in games. What it found once it does not find again, however the board is turned.
class PuzzleMiner {
  public:
    using Themes = std::set<PuzzleTheme>;
    [[nodiscard]] static Themes allThemes() { return {kPuzzleThemes.begin(), kPuzzleThemes.end()}; }

    /// Puzzles among the positions of one game, in their order, and among what one careless turn would have
    /// made of them: at most one of each of these themes. Blocks for a second or two; ends early, with what
    /// it has, once the token is stopped.
    [[nodiscard]] std::vector<TakPuzzle> mine(std::span<const rules::Position> game, Themes wanted,
                                              const std::stop_token& stop = {});
    /// This position is not to be found.
    void leaveOut(const rules::Position& position);

  private:
    [[nodiscard]] std::optional<TakPuzzle> look(const rules::Position& position, const Themes& wanted,
                                                const std::stop_token& stop);

    /// Less than a proof may cost later: what is found is proved anew with other memories.
    PuzzleProver prover_{10'000};
    PuzzleRater rater_;
    std::set<std::string> known_;  ///< symmetry keys
};

}  // namespace tak::play
