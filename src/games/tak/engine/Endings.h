#pragma once

#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Every first move after which each answer lets the side to move win at once, by a road or by flats. Empty
/// if it can win at once itself. Exact, since every move is played: milliseconds at the end of a game on a
/// small board, seconds where stacks are tall. Not for positions that are over.
[[nodiscard]] std::vector<rules::Move> winsInThree(const rules::Position& position);

}  // namespace tak::engine
