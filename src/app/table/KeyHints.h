#pragma once

#include <string>

#include "base/Message.h"
#include "i18n/Catalogue.h"

namespace app {

class TableSession;

/// A message of the game as it is spoken: it names keys instead of clicks.
[[nodiscard]] std::string spoken(const TableSession& table, const i18n::Catalogue& texts,
                                 const base::Message& message);
/// The words about the turn being entered, or what is to be entered, as they are spoken: they name keys
/// instead of clicks. Empty: there is nothing to say.
[[nodiscard]] std::string spokenEntry(const TableSession& table, const i18n::Catalogue& texts);
/// The game's hint for the player to move, in the same way; empty if there is none.
[[nodiscard]] std::string spokenHint(const TableSession& table, const i18n::Catalogue& texts);

}  // namespace app
