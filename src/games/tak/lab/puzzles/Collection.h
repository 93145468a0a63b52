#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/Result.h"
#include "games/tak/play/puzzles/PuzzleMiner.h"
#include "tutorial/Puzzle.h"

namespace tak::lab::puzzles {

/// Converts a puzzle that was read for the prover; nothing if Tak has no such theme.
[[nodiscard]] std::optional<tak::play::TakPuzzle> takPuzzleOf(const tutorial::Puzzle& puzzle);

/// The puzzles in a folder, one file for each theme, and those newly found. It finds more than are wanted, so
/// that easy and hard ones can be chosen.
class Collection {
  public:
    using Puzzle = tak::play::TakPuzzle;
    using Theme = tak::play::PuzzleTheme;

    /// `each`: wanted puzzles for each theme.
    Collection(std::string folder, int each) : folder_(std::move(folder)), each_(each) {}

    /// Reads the files in the folder; their puzzles stay. Errors name the file.
    [[nodiscard]] base::Result<void> load(tak::play::PuzzleMiner& miner);
    /// Whether more puzzles of this theme are wanted from boards of this size, if `sizes` sizes are used.
    [[nodiscard]] bool wants(Theme theme, int size, int sizes) const;
    void add(Puzzle puzzle);
    /// The number of puzzles of a theme so far, including those that will not be chosen.
    [[nodiscard]] int count(Theme theme) const;
    /// Whether the files of these themes can be written, so that no search is in vain. Creates the folder.
    [[nodiscard]] base::Result<void> checkWritable(const std::set<Theme>& themes) const;
    /// Writes the files of the themes with new puzzles; the others stay as they are.
    [[nodiscard]] base::Result<void> save() const;

  private:
    using Pool = std::vector<Puzzle>;
    [[nodiscard]] std::string fileOf(Theme theme) const;
    [[nodiscard]] std::size_t keptOf(Theme theme) const;
    [[nodiscard]] Pool chosen(Theme theme) const;

    std::string folder_;
    int each_;
    std::map<Theme, Pool> kept_;
    std::map<std::pair<Theme, int>, Pool> found_;  ///< by theme and size
};

}  // namespace tak::lab::puzzles
