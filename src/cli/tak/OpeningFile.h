#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/Position.h"

namespace cli::openings {

/// How a game begins: a position, and the moves from there that the engines do not choose.
struct Opening {
    tak::rules::Position start;
    std::vector<tak::rules::Move> moves = {};
};

/// The openings of a file, and for each set-up of a match those that fit it.
struct OpeningList {
    /// Without the set-up, since one opening may fit several.
    struct Entry {
        std::string tps = {};  ///< empty: the empty board
        std::vector<tak::rules::Move> moves = {};
        tak::rules::Opening opening = tak::rules::Opening::Swap;  ///< how the games that follow it begin
    };
    std::vector<Entry> entries = {};                     ///< in the file's order
    std::vector<std::vector<std::size_t>> bySetup = {};  ///< indices into `entries`, in the order of use

    /// Changes the order of use; the same seed gives the same order.
    void shuffle(std::uint64_t seed);
};

/// Reads the openings in the text of a file. It holds either
/// - games in PTN, each of which begins with a tag; the main line of each is an opening. Comments, marks and
///   results do not count. A game may begin with a TPS tag.
/// - or one opening a line: a TPS, also as the tag [TPS "…"], or moves in PTN, with or without move numbers,
///   also after that tag.
/// Games may begin in any way that a tag Opening names; a list of moves that begins as in `2a1 e5 c3` needs
/// no tag. The first line decides: if it is a tag, the file is PTN, unless every line is a TPS and no more.
/// Blank lines and lines that begin with # are skipped; line ends of any system and a byte order mark do not
/// matter.
///
/// An opening fits the set-ups with its board size, or, if it does not say one, those on whose boards its
/// moves are legal. If it says a komi, it fits only those with that komi. There must be an opening for each
/// set-up. An opening that fits none, or after which the game is over, is an error. Errors name file, line,
/// column and what was expected. Time and memory grow only with the length of the text.
[[nodiscard]] base::Result<OpeningList> readOpenings(std::string_view text, const std::string& file,
                                                     const std::vector<tak::rules::Setup>& setups);

/// The openings of such a list for each set-up.
class ListedOpenings {
  public:
    /// The list must have openings for each of the set-ups.
    ListedOpenings(OpeningList list, std::vector<tak::rules::Setup> setups)
        : list_(std::move(list)), setups_(std::move(setups)) {}
    /// Opening number `index` of a set-up, both from 0; the set-up as an index into the match's list. After
    /// the last opening they repeat.
    [[nodiscard]] Opening at(std::size_t setup, std::size_t index) const;

  private:
    OpeningList list_;
    std::vector<tak::rules::Setup> setups_;
};

}  // namespace cli::openings
