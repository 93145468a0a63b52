#pragma once

#include <optional>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// A player's distance from a road, and the squares of that road.
struct RoadDistance {
    int turns = 0;         ///< at least 1
    Bitboard road = 0;     ///< all squares of the road
    Bitboard missing = 0;  ///< those without a road piece of the player; never empty
};

/// The fewest turns in which this player completes a road if the opponent never hinders it. It counts
/// placements: a square with an own road piece on top costs nothing, an empty one a turn, and other squares
/// are blocked, since nobody can tell how long capturing them takes. Of equally short roads it takes one with
/// the fewest squares. A road that a single move completes, also by a spread, counts as one turn
/// (roadMove()). Nothing if no way is left, if the supply does not suffice, or once the game is over.
[[nodiscard]] std::optional<RoadDistance> roadDistance(const Position& position, Color player);

}  // namespace tak::rules
