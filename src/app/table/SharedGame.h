#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Seat.h"
#include "base/Result.h"
#include "game/Kind.h"
#include "i18n/Catalogue.h"

/// What leaves the table: texts for files, the clipboard and the web. While a game keeps secrets
/// (Rights::keepsSecrets), they tell no more than Rights::sharedViewer() may know, or are sealed
/// (base/Sealed.h). Every exit uses these functions, and pictures TableSession::cover().
namespace app {

class TableSession;

/// A whole game, to be written.
struct SharedGame {
    game::Record record;
    bool sealed = false;  ///< its text must be sealed; the record names the bots at the seats
};
/// The game on this table, whose referee is here. `seats`: by player; may be empty.
[[nodiscard]] SharedGame sharedGame(const TableSession& table, const std::vector<Seat>& seats);
/// Its text, for the clipboard or for a file. The latter may take seconds (Kind::write); both are callable
/// from any thread.
[[nodiscard]] std::string textOf(const game::Kind& kind, const SharedGame& game);
[[nodiscard]] std::string fileTextOf(const game::Kind& kind, const SharedGame& game);

/// The whole game as a text for people that tells only what one viewer saw of it while it was played
/// (game::Kind::writeFor): the player as whom the table shows it, or else the only person, or else an
/// onlooker. Nothing if the game hides nothing, or its referee is elsewhere.
[[nodiscard]] std::optional<std::string> seenGame(const TableSession& table);

/// The position on this table, in the game's notation.
[[nodiscard]] std::string sharedPosition(const TableSession& table);
/// The same in words, one paragraph for each element.
[[nodiscard]] std::vector<std::string> sharedWords(const TableSession& table, const i18n::Catalogue& texts);
/// A link that opens the game on this page of the web, one of its game's. Fails while the game keeps secrets,
/// and as game::WebPage::linkTo().
[[nodiscard]] base::Result<std::string> sharedLink(const TableSession& table, const game::WebPage& page);

/// Writes the names of the bots into a game whose text will be sealed: by player, empty for persons.
void nameOpponents(game::Record& record, const std::vector<std::string>& opponents);
/// Removes the names of the bots from a game whose text was sealed; returns them by player, empty for
/// persons.
[[nodiscard]] std::vector<std::string> takeOpponents(game::Record& record);

}  // namespace app
