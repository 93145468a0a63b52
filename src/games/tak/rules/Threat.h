#pragma once

#include <optional>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// A move that completes a road of this player's own, were it their turn: a placement if there is one, else
/// the first spread of generateMoves(). Nothing in the opening, and once the game is over. Costs some tens of
/// microseconds at worst.
[[nodiscard]] std::optional<Move> roadMove(const Position& position, Color player);

/// Whether the player who moved last could complete a road of theirs with one move, were it their turn again:
/// what "Tak" announces (rule 23). False once the game is over.
[[nodiscard]] bool threatensRoad(const Position& position);

/// Where that happens: every square on which one more piece of the player who moved last completes a road;
/// where there is none, the squares that roadMove() enters. Empty if threatensRoad() is false.
[[nodiscard]] Bitboard threatenedSquares(const Position& position);

}  // namespace tak::rules
