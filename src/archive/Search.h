#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "archive/Entry.h"
#include "base/Result.h"

namespace archive {

class Database;

/// Which games to list. A game must pass all filters; an empty filter lets every game pass.
struct Query {
    /// Each word must occur somewhere in players, opening, result, labels, notes, date or variant, also
    /// inside a word. Case and accents do not matter (unicode/Fold.h). Only the first 32 words count.
    std::string words = {};
    std::string game = {};
    std::string variant = {};
    std::string player = {};    ///< somebody at any seat; the whole name, but case and accents do not matter
    std::string opponent = {};  ///< a bot's id, at any seat
    std::optional<bool> withPeople = {};  ///< whether anybody but bots sits there

    std::optional<bool> imported = {};  ///< whether it came from a file

    /// How a finished game ended. Won and Lost are meant for `player`, or else for `opponent`; without either
    /// they mean Decided. Open: it has no result, since it goes on, was left for good, or came so from a
    /// file.
    enum class Ending { Any, Decided, Drawn, Won, Lost, Open };
    Ending ending = Ending::Any;
    /// The first date, or its beginning: "2024" is all of that year. A game's date that lacks its day or
    /// month is compared as far as it is known.
    std::string from = {};
    std::string to = {};  ///< the last date, likewise
    std::optional<bool> finished = {};
    std::optional<SeriesId> series = {};

    /// By date, a game that is dated in the future stands where it was added among the games that were played
    /// here: the clock was wrong. Added: in the order of their addition.
    enum class Sort { Date, Players, Length, Result, Added };
    Sort sort = Sort::Date;
    bool ascending = false;
    int limit = 100;  ///< how many games to list; below 0: all
    int offset = 0;   ///< how many to skip before them; at least 0
};

/// One page of the results.
struct Found {
    std::vector<Game> games;  ///< without texts
    int total = 0;            ///< how many games there are on all pages
};

/// Blocks; ends with an error soon after a stop request.
[[nodiscard]] base::Result<Found> search(Database& database, const Query& query, const std::stop_token& stop);

}  // namespace archive
