#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/GameCatalog.h"
#include "app/Seat.h"
#include "archive/Entry.h"
#include "match/Match.h"
#include "match/Series.h"

namespace app {

/// Data about a game that its notation cannot hold; stored beside the notation.
struct GameExtra {
    std::size_t turns = 0;  ///< the table showed the position after this many turns of the main line
    match::SeriesGoal goal = {};
};
[[nodiscard]] std::string formatExtra(const GameExtra& extra);
/// Values that are missing or invalid get their defaults.
[[nodiscard]] GameExtra parseExtra(std::string_view text);

/// The archive's entry for a match: its notation, and the fields by which it is found. `date`: ISO 8601.
[[nodiscard]] archive::Entry entryOf(const CatalogEntry& game, const match::Match& match,
                                     const std::vector<Seat>& seats, std::string date);
/// The same for a game that comes from a file.
[[nodiscard]] archive::Entry entryOf(const CatalogEntry& game, const match::Match& match, std::string date,
                                     std::string source);

/// Writes today's date into the tags of a match that begins.
void writeDate(match::Match& match);

}  // namespace app
