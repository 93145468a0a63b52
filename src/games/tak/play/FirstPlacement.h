#pragma once

#include "games/tak/rules/Position.h"

namespace tak::play {

/// A sensible first turn without any search, for engines that do not know how the game begins: flats of the
/// opponent go to the corner that is farthest from all other pieces, own ones near the middle. The position
/// must be one of the first two turns, and the game not over.
[[nodiscard]] rules::Move firstPlacement(const rules::Position& position);

}  // namespace tak::play
