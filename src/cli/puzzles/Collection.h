#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/Result.h"
#include "games/tak/play/PuzzleMiner.h"
#include "tutorial/Puzzle.h"

namespace cli::puzzles {

/// What a puzzle that was read says, as the prover has it; nothing if Tak has no such theme.
[[nodiscard]] std::optional<tak::play::TakPuzzle> takPuzzleOf(const tutorial::Puzzle& puzzle);

/// The puzzles of a folder, one file a theme, and those that were found for it. Found are more than needed,
/// so that easy and hard ones can be chosen.
class Collection {
  public:
    using Puzzle = tak::play::TakPuzzle;
    using Theme = tak::play::PuzzleTheme;

    /// `each`: puzzles of a theme in the end.
    Collection(std::string folder, int each) : folder_(std::move(folder)), each_(each) {}

    /// Reads what the folder holds; that stays. Errors name the file.
    [[nodiscard]] base::Result<void> load(tak::play::PuzzleMiner& miner);
    /// Whether more puzzles of this theme are wanted from boards of this size, of so many sizes.
    [[nodiscard]] bool wants(Theme theme, int size, int sizes) const;
    void add(Puzzle puzzle);
    /// Puzzles of a theme so far, those that will not be chosen too.
    [[nodiscard]] int count(Theme theme) const;
    /// Writes the files of the themes for which something was found.
    [[nodiscard]] base::Result<void> save() const;

  private:
    using Pool = std::vector<Puzzle>;
    [[nodiscard]] std::string fileOf(Theme theme) const;
    [[nodiscard]] Pool chosen(Theme theme) const;

    std::string folder_;
    int each_;
    std::map<Theme, Pool> kept_;
    std::map<std::pair<Theme, int>, Pool> found_;  ///< by theme and size
};

}  // namespace cli::puzzles
