#pragma once

#include <array>
#include <optional>
#include <vector>

#include "base/Result.h"
#include "games/tactiki/rules/Board.h"

namespace tactiki::rules {

inline constexpr int kMostTurns = 30'000;  ///< of a position that was set up

/// A piece on the board of a position that did not come about by play.
struct Standing {
    Field field;
    Side side = Side::Tiki;
    Rank rank = kUnknownRank;
    bool shown = false;  ///< everybody knows its rank
    int reborn = 0;      ///< its place among those that came back and were not shown, from 1; 0: none of them
    RankCounts limits{};  ///< of those: Reborn::limits
};

/// All that belongs to such a position.
struct PositionParts {
    std::vector<Standing> standing = {};            ///< each column from the bottom up
    std::array<std::vector<Rank>, kSides> piles{};  ///< the defeated pieces, in their order
    std::array<bool, kSides> ready{};               ///< who has set up; looked at during the set-up only
    Board::Due due = {};                            ///< during the set-up only its stage counts
    Rules rules = {};
};

/// The board of these parts. Pieces are numbered by where they stand, so that the numbers tell nothing about
/// ranks. The error says what is wrong with the pieces: their number, their ranks, or what is known of them.
/// They may stand as no game could leave them, which checkPlayable() finds.
[[nodiscard]] base::Result<Board> boardOf(const PositionParts& parts);
/// A field on which an enemy stands on a frozen piece, if that cannot be (rule 13).
[[nodiscard]] std::optional<Field> fieldOnFrozen(const Board& board);
/// Finds how the game has ended in a board of boardOf(), if it has. The error says why it cannot be a
/// position of a game.
[[nodiscard]] base::Result<void> checkPlayable(Board& board);
/// A statue ends the game at once, so at most the player whose turn it is has one, and only one. The error
/// says so.
[[nodiscard]] base::Result<void> checkStatues(Board& board);

}  // namespace tactiki::rules
