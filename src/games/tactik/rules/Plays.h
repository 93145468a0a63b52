#pragma once

#include <vector>

#include "games/tactik/rules/Board.h"
#include "games/tactik/rules/Rules.h"

namespace tactik::rules {

/// All different plays of a card for a player who moves these colours (rule 7): of those with the same result
/// one. At most 400; the order is fixed. They are appended.
void addPlays(const Board& board, Colours movers, Card card, const Rules& rules, std::vector<Play>& plays);
[[nodiscard]] std::vector<Play> playsOf(const Board& board, Colours movers, Card card, const Rules& rules);
/// Whether there is one (rule 6); faster than listing them.
[[nodiscard]] bool isPlayable(const Board& board, Colours movers, Card card, const Rules& rules);
/// The ways of one pawn by a given number of steps forward, on the circuit or into the base: none, one or
/// two.
struct Ways {
    std::array<Spot, 2> to{};
    std::uint8_t size = 0;
    [[nodiscard]] const Spot* begin() const { return to.data(); }
    [[nodiscard]] const Spot* end() const { return to.data() + size; }
};
/// `everyStep`: as a 7x1 goes. Pawns of the own side, if they are spared, then bar every square and not only
/// the last one.
[[nodiscard]] Ways waysForward(const Board& board, Pawn pawn, int steps, bool everyStep, const Rules& rules);

/// Whether a pawn of this colour's side stands there.
[[nodiscard]] inline bool isOwnSidesOn(const Board& board, int square, Colour colour) {
    const Pawn pawn = board.pawnOn(square);
    return pawn != kNoPawn && sideOf(colour).has(colourOf(pawn));
}

/// Whether this pawn's side has won (rule 13).
[[nodiscard]] inline bool isSideHome(const Board& board, Colour colour) {
    return board.isHome(colour) && board.isHome(opposite(colour));
}

}  // namespace tactik::rules
