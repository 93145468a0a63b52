#pragma once

#include <cstddef>
#include <string>

#include "games/tak/engine/Engine.h"

namespace tak::engine {

/// `cp X` in hundredths of a flat, or `mate N`: as in UCI, N counts turns of the side to move, not plies, and
/// is negative if that side loses.
[[nodiscard]] std::string scoreText(Score score);

/// `info depth … pv …` for the line of this index of a report, for the side to move at the root.
[[nodiscard]] std::string infoText(const Report& report, std::size_t line);

/// `bestmove M`, with ` ponder P` if wanted and known. `bestmove (none)` if the game is over: that is no move
/// in any notation, but the client gets an answer.
[[nodiscard]] std::string bestMoveText(const Result& result, bool withPonder);

}  // namespace tak::engine
