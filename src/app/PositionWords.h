#pragma once

#include <string>
#include <vector>

#include "i18n/Catalogue.h"

namespace app {

class TableSession;

/// The position on the table in words, a paragraph each, as the viewer of the table may know it: whose turn
/// it is or how the game ended, the last turn, what stands where, figures of the players.
[[nodiscard]] std::vector<std::string> positionInWords(const TableSession& table,
                                                       const i18n::Catalogue& texts);

/// The turn that led to the position on the table; empty at the start.
[[nodiscard]] std::string lastTurnInWords(const TableSession& table, const i18n::Catalogue& texts);

/// How the game ended; empty while it goes on.
[[nodiscard]] std::string outcomeInWords(const TableSession& table, const i18n::Catalogue& texts);

}  // namespace app
