#pragma once

#include <string>

#include "cli/arena/Arena.h"

namespace cli::arena {

/// A line for every pairing, for documents: games, wins, draws and losses, the score of its first engine with
/// its 95 % error, and its score on each size of board where there are several.
[[nodiscard]] std::string markdownTable(const ArenaRequest& request, const ArenaResult& result);

}  // namespace cli::arena
