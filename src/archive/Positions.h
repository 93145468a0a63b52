#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "archive/Entry.h"
#include "base/Result.h"

namespace archive {

class Database;

/// Tells a position from others, for all games of the archive: the caller's number for it (never 0), the same
/// for positions that count as one.
using PositionKey = std::int64_t;

/// How many turns of a game are kept, from its start. With them a game takes about 1.2 kB more in the file.
inline constexpr std::size_t kKeptTurns = 20;

/// The positions of a game, as its text tells them.
struct Line {
    GameId game;
    Time changed;                        ///< Game::changed when the text was read
    std::vector<PositionKey> keys = {};  ///< the start, then the position after each turn; may be empty
    std::string terms = {};              ///< what was agreed beside the variant, such as "2.5"
};

/// Games whose positions are not known yet.
struct Unread {
    std::vector<Game> games = {};  ///< some of them, with their texts
    int total = 0;
};

/// Which games to count at a position; an empty filter lets every game pass.
struct PositionQuery {
    PositionKey position = 0;
    std::string player = {};  ///< how a name at any seat begins; case and accents do not matter
    std::optional<std::string> terms = {};
    std::string from = {};  ///< the first date, ISO 8601; games without a date do not pass
    int listed = 10;        ///< how many games to list
};

/// Games by their result.
struct Tally {
    int games = 0;
    int drawn = 0;
    std::vector<int> won = {};  ///< by side; shorter if the last sides have won none
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// What was played at a position.
struct Visits {
    struct Turn {
        PositionKey next = 0;  ///< the position after it
        Tally tally = {};
        int lastDay = 0;  ///< since 1970; 0: unknown
        friend bool operator==(const Turn&, const Turn&) = default;
    };
    struct Visitor {
        Game game;    ///< without text
        int ply = 0;  ///< turns of the game before the position
    };
    Tally all = {};                       ///< each game once, even if it came here several times
    std::vector<Turn> turns = {};         ///< the most frequent first
    std::vector<Visitor> games = {};      ///< the last ones by date
    std::vector<std::string> terms = {};  ///< of all games here, whatever the query's filters; sorted
};

// ---- Every function blocks. Writing functions need a transaction of the caller.

[[nodiscard]] base::Result<Visits> visits(Database& database, const PositionQuery& query,
                                          const std::stop_token& stop);
[[nodiscard]] base::Result<Unread> unreadGames(Database& database, int limit);
/// Games that have changed since they were read are left out.
base::Result<void> keepLines(Database& database, const std::vector<Line>& lines);
/// The kinds of game whose keys in the file are not of these versions.
[[nodiscard]] base::Result<std::vector<std::string>> kindsWithOtherKeys(
    Database& database, const std::map<std::string, int>& versions);
/// From now on the keys of this kind of game are of this version: all its games are unread again.
base::Result<void> expectKeys(Database& database, const std::string& kind, int version);

/// Call before the row of a game is replaced: unless it has the same turns and result as the entry, its line
/// goes, and it is unread again if it is finished.
base::Result<void> followEntry(Database& database, GameId game, const Entry& entry);
/// A game was added or restored: it is unread if it is finished.
base::Result<void> markUnread(Database& database, GameId game);
/// The game is removed.
base::Result<void> forgetLine(Database& database, GameId game);

}  // namespace archive
