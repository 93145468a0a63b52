#pragma once

#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// Marks with '' every move of the main line that begins a tinue, as far as a second or two of work tell.
/// Moves that are marked so already stay as they are. Blocks.
void markTinue(rules::PtnGame& game);

}  // namespace tak::play
