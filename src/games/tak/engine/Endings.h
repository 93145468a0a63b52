#pragma once

#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Every first move after which the side to move can win at once, by a road or by flats, whatever the
/// opponent replies. Empty if it can win at once itself. Exact, since it plays every move: takes milliseconds
/// at the end of a game on a small board, seconds if stacks are tall. The game must not be over.
[[nodiscard]] std::vector<rules::Move> winsInThree(const rules::Position& position);

}  // namespace tak::engine
