#pragma once

#include <vector>

#include "games/tak/rules/Bitboard.h"

namespace tak::rules {

/// Whether these squares join two opposite sides of the board (rule 16).
[[nodiscard]] bool hasRoad(Bitboard squares, int size);

/// The squares of a shortest road among these, in order from side to side (left to right, or bottom to top);
/// empty if there is none. Of equally short roads, horizontal ones and lower squares are preferred.
[[nodiscard]] std::vector<Square> shortestRoad(Bitboard squares, int size);

/// Whether some road is a single straight line (rule 25).
[[nodiscard]] bool hasStraightRoad(Bitboard squares, int size);

}  // namespace tak::rules
