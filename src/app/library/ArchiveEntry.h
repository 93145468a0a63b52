#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "app/catalog/Seat.h"
#include "archive/Archive.h"
#include "match/Match.h"
#include "match/Series.h"

namespace app {

/// Data about a game that its notation cannot hold; stored beside the notation.
struct GameExtra {
    /// The game goes on after this many turns of the main line. The tag TurnsPlayed in the game's text
    /// (match/TreeRecord) says the same while the game is played. But turns that are tried out after the last
    /// one while the game is only looked at lengthen the main line of the text; this number stays.
    std::size_t turns = 0;
    match::SeriesGoal goal = {};
};
[[nodiscard]] std::string formatExtra(const GameExtra& extra);
/// Values that are missing or invalid get their defaults.
[[nodiscard]] GameExtra parseExtra(std::string_view text);

/// The archive's entry for a match: its notation, and the fields by which it is found. `date`: ISO 8601.
[[nodiscard]] archive::Entry entryOf(const CatalogEntry& game, const match::Match& match,
                                     const std::vector<Seat>& seats, std::string date);
/// The same for a game that comes from a file, which has its date among its tags. Such a game cannot be
/// resumed, so it counts as finished.
[[nodiscard]] archive::Entry entryOf(const CatalogEntry& game, const match::Match& match, std::string source);

/// How a game ended, if it did.
struct KeptEnding {
    bool finished = true;  ///< it cannot be resumed
    std::string result;
    std::vector<int> winners;
};
/// The same for a game of the archive that is only looked at. Its ending stays as the archive has it,
/// whatever turns are tried out after the last one.
[[nodiscard]] archive::Entry entryOf(const CatalogEntry& game, const match::Match& match,
                                     const KeptEnding& ending);

/// The entry of a game whose text is all that is known; nothing if no game reads it. Callable from any
/// thread.
[[nodiscard]] std::optional<archive::Entry> entryFromText(const Games& games, const std::string& text);

/// Compares a game from a file with the game of the archive that has the same key. A game that is not
/// finished or `fixed` gets no additions: a copy that has some is another game then. Callable from any
/// thread.
[[nodiscard]] archive::Comparison comparisonWith(const Games& games, const archive::Game& kept,
                                                 const archive::Entry& copy, bool fixed);

/// Writes today's date into the tags of a match that begins.
void writeDate(match::Match& match);

}  // namespace app
