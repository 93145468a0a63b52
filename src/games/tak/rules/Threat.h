#pragma once

#include <optional>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// A move that completes a road of this player, as if it were the player's turn: a placement if there is one,
/// else the first spread of generateMoves(). Nothing in the opening, and once the game is over. Takes some
/// tens of microseconds at worst.
[[nodiscard]] std::optional<Move> roadMove(const Position& position, Color player);

/// Whether the player who moved last could complete a road with one more move: the condition for saying "Tak"
/// (rule 23). False once the game is over.
[[nodiscard]] bool threatensRoad(const Position& position);

/// The squares of that threat: every square on which one more piece of the player who moved last completes a
/// road; if there is none, the squares that roadMove() enters. Empty if threatensRoad() is false.
[[nodiscard]] Bitboard threatenedSquares(const Position& position);

}  // namespace tak::rules
