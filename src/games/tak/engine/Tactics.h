#pragma once

#include "games/tak/rules/Bitboard.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// How far the road squares of a colour reach from each side of the board: the groups that touch that side,
/// grown by one square. A square in both `left` and `right` (or `bottom` and `top`) would join the two sides.
struct RoadReach {
    rules::Bitboard left = 0;
    rules::Bitboard right = 0;
    rules::Bitboard bottom = 0;
    rules::Bitboard top = 0;

    [[nodiscard]] rules::Bitboard joining() const { return (left & right) | (bottom & top); }
};

[[nodiscard]] RoadReach roadReach(rules::Bitboard road, int size);

/// Squares that would each complete a road if they were road squares of this colour.
[[nodiscard]] rules::Bitboard criticalSquares(const rules::Position& position, rules::Color color);

/// Empty squares where one more stone of this colour would threaten a road. For positions in which the colour
/// threatens none yet.
[[nodiscard]] rules::Bitboard takSquares(const rules::Position& position, rules::Color color);

/// The mover's road squares after a spread.
[[nodiscard]] rules::Bitboard roadAfterSpread(const rules::Position& position, rules::Move move);

/// A move of `color` that completes its road at once, whichever side is to move; Move::none() if there is
/// none. The game must not be over.
[[nodiscard]] rules::Move roadInOne(const rules::Position& position, rules::Color color);

/// Whether the next move might end the game without a road; false is certain.
[[nodiscard]] bool mayEndWithoutRoad(const rules::Position& position);

/// What the player to move must change to stop a road that the opponent would complete with the next move. A
/// move that touches none of these squares does not stop it.
struct Danger {
    rules::Move threat = rules::Move::none();  ///< a winning move, if the opponent were to move
    rules::Bitboard placements = 0;            ///< empty squares where the opponent's stone completes a road
    rules::Bitboard path = 0;                  ///< squares that must stay unchanged for the threat

    [[nodiscard]] bool any() const { return !threat.isNone(); }
};

[[nodiscard]] Danger dangerTo(const rules::Position& position);

/// Whether a move can stop the danger; false is certain, true is not.
[[nodiscard]] bool mayAnswer(const rules::Position& position, const Danger& danger, rules::Move move);

/// The squares that a move changes.
[[nodiscard]] rules::Bitboard touchedSquares(rules::Move move);

}  // namespace tak::engine
