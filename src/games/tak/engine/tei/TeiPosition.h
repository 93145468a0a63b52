#pragma once

#include "games/tak/engine/tei/TeiResult.h"
#include "games/tak/engine/tei/TeiText.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/SetupOptions.h"

namespace tak::engine {

/// The board's side before any `teinewgame`.
inline constexpr int kDefaultSize = 6;

/// Reads the words after `position`: `startpos`, or `tps` and its three words, then moves, with or without
/// the word `moves` before them; a client's `tps startpos` and `tps tps …` are understood, too. `agreed`
/// states the size, which a TPS overrides, and whatever else is not usual. The error names the illegal move
/// and its number in the list.
[[nodiscard]] TeiResult<rules::Game> readPosition(TeiWords words, const rules::SetupOptions& agreed);

}  // namespace tak::engine
