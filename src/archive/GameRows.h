#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "archive/Database.h"
#include "archive/Entry.h"

/// Games as rows of the tables in Schema.cpp. Every function blocks; writing functions need a transaction of
/// the caller.
namespace archive {

[[nodiscard]] Time currentTime();

/// When a game was added and changed. Clocks may be wrong, so a number tells in which order games were.
struct GameTimes {
    Time created;
    Time changed;
    std::optional<Time> removed = {};
    std::optional<std::int64_t> kept = {};  ///< grows with every change of a game; nothing: this is the last
};

/// The number of a change that is made now, as SQL.
inline constexpr const char* kNextKept = "(SELECT coalesce(max(kept), 0) + 1 FROM game)";

/// Adds the game, without looking for a copy of it.
[[nodiscard]] base::Result<GameId> insertGame(Database& database, const Entry& entry);
/// Adds a game of another archive as it was there.
base::Result<void> insertGame(Database& database, GameId id, const Entry& entry, const GameTimes& times);
/// Replaces all of the game. Fails if it does not exist.
base::Result<void> replaceGame(Database& database, GameId id, const Entry& entry);
/// Replaces what a turn changes; see Archive::updateProgress().
base::Result<void> replaceProgress(Database& database, GameId id, const Entry& entry);
/// Computes the columns of Derived.h again from the tables.
base::Result<void> deriveAgain(Database& database, GameId id);

/// A game without text and extra, also if it was removed; nothing if it does not exist.
[[nodiscard]] base::Result<std::optional<Game>> readGame(Database& database, GameId id);
/// Fills in text, extra and secret.
base::Result<void> readText(Database& database, Game& game);
/// Makes a text readable that the file holds sealed. Fails if it is damaged.
base::Result<void> openText(Entry& entry);

[[nodiscard]] base::Error noSuchGame(const Database& database);

}  // namespace archive
