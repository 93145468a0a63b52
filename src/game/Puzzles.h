#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "game/Record.h"

namespace game {

/// The task of one kind of puzzle.
struct PuzzleTheme {
    std::string id;     ///< Puzzle::theme
    std::string title;  ///< msgid
    std::string task;   ///< msgid: what the player has to do
};

/// The puzzles of a game (docs/PUZZLES.md). One object for each game, without state: any thread may call it.
class Puzzles {
  public:
    virtual ~Puzzles() = default;
    /// The themes, in the order in which they are learnt; never empty.
    [[nodiscard]] virtual std::vector<PuzzleTheme> themes() const = 0;
    /// Puzzles among the positions of the main line, in the format of docs/PUZZLES.md; empty: none was found.
    /// May take seconds; returns soon after a stop request.
    [[nodiscard]] virtual std::string find(const Record& game, const std::stop_token& stop) const = 0;
    /// This position as a puzzle for the player to move, in the same format; empty: it cannot be proved to be
    /// one. May take seconds; returns soon after a stop request.
    [[nodiscard]] virtual std::string puzzleOf(const State& /*position*/, const std::stop_token&) const {
        return {};
    }
};

}  // namespace game
