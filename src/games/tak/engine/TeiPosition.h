#pragma once

#include "games/tak/engine/TeiResult.h"
#include "games/tak/engine/TeiText.h"
#include "games/tak/rules/Game.h"

namespace tak::engine {

/// Reads the words after `position`: `startpos`, or `tps` and its three words, then moves, with or without
/// the word `moves` before them. `setup` is that of the start position; a TPS has its own size, and takes
/// komi and draws from `setup`. The error names the illegal move and its number in the list.
[[nodiscard]] TeiResult<rules::Game> readPosition(TeiWords words, const rules::Setup& setup);

}  // namespace tak::engine
