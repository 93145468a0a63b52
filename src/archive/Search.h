#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "archive/Entry.h"
#include "base/Result.h"

namespace archive {

class Database;

/// Which games to list. A filter that is empty lets every game through; the others must all be met.
struct Query {
    /// Each word must stand somewhere in players, opening, result, labels, notes, date or variant, also
    /// within a word there. Case and accents do not matter (Fold.h). Words after the first 32 are not looked
    /// for.
    std::string words = {};
    std::string game = {};
    std::string variant = {};
    std::string player = {};    ///< sits at any seat; the whole name, but case and accents do not matter
    std::string opponent = {};  ///< a bot's id, at any seat

    /// How a game that is finished ended. Won and Lost are for `player`, else for `opponent`; without either
    /// they mean Decided.
    enum class Ending { Any, Decided, Drawn, Won, Lost };
    Ending ending = Ending::Any;
    std::string from = {};  ///< the first date, or its beginning: "2024" is all of that year
    std::string to = {};    ///< the last date, likewise
    std::optional<bool> finished = {};
    std::optional<SeriesId> series = {};

    enum class Sort { Date, Players, Length, Result };
    Sort sort = Sort::Date;
    bool ascending = false;
    int limit = 100;  ///< how many games to list; below 0: all
    int offset = 0;   ///< how many to leave out before them; not below 0
};

/// A page of what was found.
struct Found {
    std::vector<Game> games;  ///< without texts
    int total = 0;            ///< how many there are on all pages
};

/// Blocks; a stop is an error soon after it is requested.
[[nodiscard]] base::Result<Found> search(Database& database, const Query& query, const std::stop_token& stop);

}  // namespace archive
