#pragma once

#include <optional>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// How far a player is from a road, and by which squares.
struct RoadDistance {
    int turns = 0;         ///< at least 1
    Bitboard road = 0;     ///< the squares of the road that would be built
    Bitboard missing = 0;  ///< those of them that do not count for it yet; never empty
};

/// The fewest turns in which this player builds a road if the opponent never hinders it. Counted are
/// placements: a square with a road piece of the player on top costs nothing, an empty one costs a turn, and
/// no other is a way, since nobody can tell how long its captures would take. Of roads that cost the same it
/// is one with the fewest squares. The exception is a road that a single move completes, by a spread too:
/// that is one turn (roadMove()).
/// Nothing where no such way is left or the supply does not suffice for it, and once the game is over.
[[nodiscard]] std::optional<RoadDistance> roadDistance(const Position& position, Color player);

}  // namespace tak::rules
