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

/// What the notation of a game has no place for, kept beside it.
struct GameAside {
    std::size_t turns = 0;  ///< of the main line, after which the table stood
    match::SeriesGoal goal = {};
};
[[nodiscard]] std::string formatAside(const GameAside& aside);
/// What is missing or makes no sense has its default.
[[nodiscard]] GameAside parseAside(std::string_view text);

/// A match as the archive keeps it: in its notation, with what one looks for it by. `date`: ISO 8601.
[[nodiscard]] archive::Entry entryOf(const CatalogEntry& game, const match::Match& match,
                                     const std::vector<Seat>& seats, std::string date);
/// The same of a game from a file.
[[nodiscard]] archive::Entry entryOf(const CatalogEntry& game, const match::Match& match, std::string date,
                                     std::string source);

/// A match that begins now has today's day among its tags.
void writeDate(match::Match& match);

/// Today and now, ISO 8601 with seconds, local time.
[[nodiscard]] std::string dateNow();

}  // namespace app
