#pragma once

#include <string>

#include "cli/arena/Arena.h"

namespace cli::arena {

/// A table with a line for every pairing, for documents: games, wins, draws and losses, the score of its
/// first engine with its 95 % error, and its score for each board size if there are several.
[[nodiscard]] std::string markdownTable(const ArenaRequest& request, const ArenaResult& result);

}  // namespace cli::arena
