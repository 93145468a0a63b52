#pragma once

namespace tactik::rules {

/// What the players have agreed on: where two readings of the rules are honest, or families play otherwise.
/// All off is the game as the rule sheet has it.
struct Rules {
    /// A pawn that can enter its base with a card does not go on round (rule 11). Of a 7x1 the steps count
    /// that it makes in one go: where they are too many for the base, it may pass the entrance.
    bool mustEnter = false;
    bool spareOwn = false;     ///< nobody captures a pawn of his own side, it bars the way (rule 10)
    bool wholeHand = false;    ///< who can play no card throws his whole hand away (rule 6)
    bool longCircuit = false;  ///< 72 squares instead of 64 (rule 2)

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace tactik::rules
