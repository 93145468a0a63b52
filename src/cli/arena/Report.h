#pragma once

#include <iosfwd>
#include <string>

#include "cli/arena/Arena.h"

namespace cli::arena {

/// One line with the present results: `12/400 new - old: +5 =1 -6 45.8 % Elo -29 ± 120`.
[[nodiscard]] std::string progressLine(const ArenaRequest& request, const ArenaResult& result);

/// Prints the results of every pairing, by set-up, ratings if there are more than two engines, and every
/// engine's conduct.
void printReport(const ArenaRequest& request, const ArenaResult& result, std::ostream& out);

/// The same as JSON, plus an entry for every game with its opening: the start as TPS, and moves from there.
[[nodiscard]] std::string jsonReport(const ArenaRequest& request, const ArenaResult& result);

/// The name of the engine that lost this game by misconduct; empty if there is none.
[[nodiscard]] std::string culpritOf(const ArenaRequest& request, const ArenaGame& game);

/// The game as PTN, `date` as YYYY.MM.DD. A game that begins from a position has a TPS tag. Each move of an
/// engine has a note of its score, as match/EvaluationRecord.h explains it: of White's side, whoever has
/// moved.
[[nodiscard]] std::string ptnOf(const ArenaRequest& request, const ArenaGame& game, const std::string& date);

}  // namespace cli::arena
