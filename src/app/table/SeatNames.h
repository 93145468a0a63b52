#pragma once

#include <string>
#include <vector>

#include "game/Ids.h"
#include "i18n/Catalogue.h"

/// What the players at a table are called by those who read of them, and who of them is named as the one to
/// move.
namespace app {

class TableSession;

/// Whether this player is shown as the one to decide. While what another one hides is still in sight, it is
/// that one: who is named sits down.
[[nodiscard]] bool isShownToMove(const TableSession& table, game::PlayerId player);
/// The player's name, or that of his seat if he has none; empty if there is no such player.
[[nodiscard]] std::string nameAt(const TableSession& table, game::PlayerId player,
                                 const i18n::Catalogue& texts);
/// The same of all players, by seat.
[[nodiscard]] std::vector<std::string> namesAt(const TableSession& table, const i18n::Catalogue& texts);
/// What they are called in a sentence about some of them, by seat (catalog/PlayerNames).
[[nodiscard]] std::vector<std::string> namesForSentences(const TableSession& table,
                                                         const i18n::Catalogue& texts);

}  // namespace app
