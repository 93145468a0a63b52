#pragma once

#include <string>
#include <vector>

#include "app/catalog/Seat.h"
#include "game/Record.h"
#include "match/Match.h"

/// What a game that hides something says about itself in its tags. All its copies say the same, sealed ones
/// and those in the archive, so that nobody sees more by going on from another copy. Of games that hide
/// nothing the tags stay as they are.
namespace app {

/// A text that all copies of one game have in common, and no other game; empty if nothing was noted.
[[nodiscard]] std::string identityIn(const match::Tags& tags);
/// Gives the game an identity, unless it has one or hides nothing.
void giveIdentity(match::Match& match);
/// `match` shows the same hidden things as another game with this identity; empty: nothing changes.
void copyIdentity(match::Match& match, const std::string& identity);

/// The seats at which persons sit or have sat while the game was played, in order.
[[nodiscard]] std::vector<game::PlayerId> personsIn(const match::Tags& tags, std::size_t seats);
/// Those of these seats at which persons sit.
[[nodiscard]] std::vector<game::PlayerId> personsOf(const std::vector<Seat>& seats);
/// Adds persons who sit down there, if the game hides something. A table knows of it once they sit
/// (Rights::followSeats()).
void notePersons(match::Match& match, const std::vector<game::PlayerId>& persons);
/// Once a game hides nothing any more, nobody needs to know who has sat where.
void forgetPersons(game::Record& record);

}  // namespace app
