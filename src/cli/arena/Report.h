#pragma once

#include <iosfwd>
#include <string>

#include "cli/arena/Arena.h"

namespace cli::arena {

/// One line with the present results: `12/400 new - old: +5 =1 -6 45.8 % Elo -29 ± 120`, of the pairing whose
/// game ended last.
[[nodiscard]] std::string progressLine(const ArenaRequest& request, const ArenaResult& result);

/// Prints the results of every pairing, by the first engine's side and by set-up, ratings if there are more
/// than two engines, every engine's conduct, and how the side did that begins.
void printReport(const ArenaRequest& request, const ArenaResult& result, std::ostream& out);

/// The same as JSON, plus an entry for every game with its opening: the start as text, and turns from there.
[[nodiscard]] std::string jsonReport(const ArenaRequest& request, const ArenaResult& result);

/// A table with a line for every pairing, for documents: games, wins, draws and losses, the score of its
/// first engine with its 95 % error, and its score for each variant (such as the size of a board) if there
/// are several.
[[nodiscard]] std::string markdownTable(const ArenaRequest& request, const ArenaResult& result);

}  // namespace cli::arena
