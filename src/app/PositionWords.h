#pragma once

#include <string>
#include <vector>

#include "game/View.h"
#include "i18n/Catalogue.h"

namespace app {

class TableSession;

/// The position on the table in words, a paragraph each, as the viewer of the table may know it: whose turn
/// it is or how the game ended, the last turn, what stands where, figures of the players.
[[nodiscard]] std::vector<std::string> positionInWords(const TableSession& table,
                                                       const i18n::Catalogue& texts);

/// The turn that led to the position on the table; empty at the start.
[[nodiscard]] std::string lastTurnInWords(const TableSession& table, const i18n::Catalogue& texts);

/// What custom demands to be said after the last turn, and what it means, in one or
/// two sentences. Empty: nothing.
[[nodiscard]] std::string announcementInWords(const game::View& view, const i18n::Catalogue& texts);

/// How it was won, by the player of this name, in short. There must be one winner.
[[nodiscard]] std::string headlineOf(const game::Outcome& outcome, const std::string& name,
                                     const i18n::Catalogue& texts);

/// How the game ended; empty while it goes on.
[[nodiscard]] std::string outcomeInWords(const TableSession& table, const i18n::Catalogue& texts);

}  // namespace app
