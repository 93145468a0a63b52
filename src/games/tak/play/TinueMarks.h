#pragma once

#include <stop_token>

#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// Marks with '' every move of the main line that begins a tinue, as far as a second or two of work tell.
/// Moves that are marked so already stay as they are. Blocks; a stop ends it after the move at hand.
void markTinue(rules::PtnGame& game, const std::stop_token& stop = {});

}  // namespace tak::play
