#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "archive/Database.h"
#include "archive/Entry.h"

/// Games as rows of the tables in Schema.cpp. Every function blocks; those that write belong into a
/// transaction of the caller.
namespace archive {

[[nodiscard]] Time currentTime();

/// Adds the game whatever there is.
[[nodiscard]] base::Result<GameId> insertGame(Database& database, const Entry& entry);
/// Replaces everything. An error if there is no such game.
base::Result<void> replaceGame(Database& database, GameId id, const Entry& entry);
/// Replaces what a turn changes; as Archive::updateProgress().
base::Result<void> replaceProgress(Database& database, GameId id, const Entry& entry);
/// Derives the columns of Derived.h anew from what is in the tables.
base::Result<void> deriveAgain(Database& database, GameId id);

/// A game without its text and extra, also one that was removed; nothing if there is none.
[[nodiscard]] base::Result<std::optional<Game>> readGame(Database& database, GameId id);
/// Adds text and extra.
base::Result<void> readText(Database& database, Game& game);

[[nodiscard]] base::Error noSuchGame(const Database& database);

}  // namespace archive
