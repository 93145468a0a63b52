#pragma once

#include "games/tak/rules/Bitboard.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// How far the road squares of a colour come from each side of the board: the groups that touch that side,
/// grown by one square. A square in `left` and `right` (or `bottom` and `top`) would join the two.
struct RoadReach {
    rules::Bitboard left = 0;
    rules::Bitboard right = 0;
    rules::Bitboard bottom = 0;
    rules::Bitboard top = 0;

    [[nodiscard]] rules::Bitboard joining() const { return (left & right) | (bottom & top); }
};

[[nodiscard]] RoadReach roadReach(rules::Bitboard road, int size);

/// Squares that alone would complete a road, were they road squares of this colour too.
[[nodiscard]] rules::Bitboard criticalSquares(const rules::Position& position, rules::Color color);

/// Empty squares where a stone more of this colour leaves one stone to a road, where there is none yet.
[[nodiscard]] rules::Bitboard takSquares(const rules::Position& position, rules::Color color);

/// The road squares of the mover after a spread, by the side that owns the stack.
[[nodiscard]] rules::Bitboard roadAfterSpread(const rules::Position& position, rules::Move move);

/// A move of `color` that completes its road at once, whoever is to move; Move::none() if there is none.
/// Not for positions that are over.
[[nodiscard]] rules::Move roadInOne(const rules::Position& position, rules::Color color);

/// Whether the move that is to be made might end the game without a road; false is certain.
[[nodiscard]] bool mayEndWithoutRoad(const rules::Position& position);

/// What the player to move must change to stop a road in one of the opponent. A move that touches none of
/// these squares stops nothing.
struct Danger {
    rules::Move threat = rules::Move::none();  ///< a winning move of the opponent, if they were to move
    rules::Bitboard placements = 0;            ///< empty squares where the opponent completes a road
    rules::Bitboard path = 0;                  ///< squares that the threat needs as they are

    [[nodiscard]] bool any() const { return !threat.isNone(); }
};

[[nodiscard]] Danger dangerTo(const rules::Position& position);

/// Whether a move can be an answer to the danger; false is certain, true is not.
[[nodiscard]] bool mayAnswer(const rules::Position& position, const Danger& danger, rules::Move move);

/// The squares whose stacks or contents a move changes.
[[nodiscard]] rules::Bitboard touchedSquares(rules::Move move);

}  // namespace tak::engine
