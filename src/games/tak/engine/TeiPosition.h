#pragma once

#include "games/tak/engine/TeiResult.h"
#include "games/tak/engine/TeiText.h"
#include "games/tak/rules/Game.h"

namespace tak::engine {

/// Reads what follows the word `position`: `startpos` or `tps` and its three words, then moves, with or
/// without the word `moves` before them. `setup` is that of the start position; a TPS brings its own size,
/// and takes komi and draws from it. The error names the move that is not legal, and its number in the list.
[[nodiscard]] TeiResult<rules::Game> readPosition(TeiWords words, const rules::Setup& setup);

}  // namespace tak::engine
