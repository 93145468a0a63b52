#pragma once

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// The agreed variants of the series score (rules 25 to 28).
struct ScoreVariants {
    bool downings = false;    ///< a straight road doubles the supply part (rule 25)
    bool middletown = false;  ///< no capstone placed doubles it (rule 26)
    bool tarway = false;      ///< a road of single pieces doubles it, one of stacks triples it (rule 27)
};

/// The winner's points for a finished game, and their parts.
struct Score {
    int board = 0;   ///< size², 0 in a draw
    int supply = 0;  ///< pieces left in the winner's supply
    int factor = 1;  ///< multiplies the supply part, by the variants
    // The reasons for the factor.
    bool straight = false;       ///< Downings
    bool keptCapstones = false;  ///< Middletown
    int roadHeight = 0;          ///< Tarway: 1 single pieces, 2 stacks; 0 neither
    friend bool operator==(const Score&, const Score&) = default;
    [[nodiscard]] int total() const { return board + supply * factor; }
};

/// The score by rule 24 with these variants. `outcome` is the end of the game, also by resignation or time;
/// `final` is the last position. A draw or an unfinished game scores 0.
[[nodiscard]] Score scoreOf(const Position& final, const Outcome& outcome,
                            const ScoreVariants& variants = {});

}  // namespace tak::rules
