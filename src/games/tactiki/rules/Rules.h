#pragma once

namespace tactiki::rules {

/// What the players have agreed on: where two readings of the rules are honest, and whether the table helps
/// them to remember. All off is the game as the rule sheet has it.
struct Rules {
    bool through = false;   ///< an attack goes on below own pieces (rule 10)
    bool sideways = false;  ///< frozen pieces may be attacked from the side (rule 13)
    bool bothFall = false;  ///< in a tie both pieces leave the board (rule 11)
    bool anyFree = false;   ///< every own piece without an enemy above it may move (rule 8)
    bool remember = false;  ///< a rank that was shown stays in sight; changes nothing that may be played

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace tactiki::rules
