#include "archive/GameRows.h"

#include <algorithm>

#include "archive/Derived.h"
#include "archive/Positions.h"
#include "base/Files.h"
#include "base/Sealed.h"
#include "unicode/Fold.h"

namespace archive {

using base::msgid;

namespace {

std::size_t seatsOf(const Entry& entry) { return std::max(entry.players.size(), entry.opponents.size()); }

std::string atSeat(const std::vector<std::string>& texts, std::size_t seat) {
    return seat < texts.size() ? texts[seat] : std::string();
}

std::optional<int> sideAt(const Entry& entry, std::size_t seat) {
    return seat < entry.sides.size() ? std::optional(entry.sides[seat]) : std::nullopt;
}

bool hasWon(const Entry& entry, std::size_t seat) {
    return std::find(entry.winners.begin(), entry.winners.end(), static_cast<int>(seat)) !=
           entry.winners.end();
}

base::Result<void> insertSeats(Database& database, GameId id, const Entry& entry) {
    for (std::size_t seat = 0; seat < seatsOf(entry); ++seat) {
        const std::string player = atSeat(entry.players, seat);
        if (auto added =
                database.run("INSERT INTO seat (game, seat, player, folded, opponent, won, side) "
                             "VALUES (?, ?, ?, ?, ?, ?, ?)",
                             id, seat, player, unicode::folded(player), atSeat(entry.opponents, seat),
                             hasWon(entry, seat), sideAt(entry, seat));
            !added)
            return added;
    }
    return {};
}

base::Result<void> checkLength(const Database& database, const Entry& entry) {
    if (entry.text.size() <= base::kLargestFile) return {};
    return database.error(msgid("this is too long for the library"));
}

/// The text as the file holds it.
std::string storedText(const Entry& entry) {
    return entry.secret && !entry.finished ? base::sealed(entry.text) : entry.text;
}

base::Result<void> replaceText(Database& database, GameId id, const Entry& entry) {
    return database.run("UPDATE game_text SET text = ?, extra = ? WHERE game = ?", storedText(entry),
                        entry.extra, id);
}

base::Result<void> readSeats(Database& database, Game& game) {
    Rows rows =
        database.rows("SELECT player, opponent, won, side FROM seat WHERE game = ? ORDER BY seat", game.id);
    while (rows.next()) {
        game.entry.players.push_back(rows.take<std::string>());
        game.entry.opponents.push_back(rows.take<std::string>());
        if (rows.take<bool>()) game.entry.winners.push_back(static_cast<int>(game.entry.players.size()) - 1);
        if (const auto side = rows.take<std::optional<int>>()) game.entry.sides.push_back(*side);
    }
    return rows.end();
}

/// Without an id the game gets the next one.
base::Result<GameId> insert(Database& database, std::optional<GameId> wanted, const Entry& entry,
                            const GameTimes& times) {
    if (auto fits = checkLength(database, entry); !fits) return fits.error();
    auto added = database.run(
        std::string(
            "INSERT INTO game (id, kind, key, date, result, variant, opening, plies, finished, source, "
            "labels, notes, series, created, changed, removed, names, folded, kept) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, ") +
            kNextKept + "))",
        wanted, entry.game, entry.key, entry.date, entry.result, entry.variant, entry.opening, entry.plies,
        entry.finished, entry.source, entry.labels, entry.notes, entry.series, times.created, times.changed,
        times.removed, sortedNames(entry), searchedText(entry), times.kept);
    if (!added) return added.error();
    const GameId id(database.lastId());
    added = database.run("INSERT INTO game_text (game, text, extra) VALUES (?, ?, ?)", id, storedText(entry),
                         entry.extra);
    if (added) added = insertSeats(database, id, entry);
    if (added) added = markUnread(database, id);
    if (!added) return added.error();
    return id;
}

Game takeGame(Rows& rows) {
    Game game;
    Entry& entry = game.entry;
    game.id = rows.take<GameId>();
    for (std::string* field : {&entry.game, &entry.key, &entry.date, &entry.result, &entry.variant,
                               &entry.opening, &entry.source, &entry.labels, &entry.notes})
        *field = rows.take<std::string>();
    entry.plies = rows.take<int>();
    entry.finished = rows.take<bool>();
    entry.series = rows.take<std::optional<SeriesId>>();
    game.created = rows.take<Time>();
    game.changed = rows.take<Time>();
    return game;
}

}  // namespace

Time currentTime() { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

base::Error noSuchGame(const Database& database) {
    return database.error(msgid("this game is no longer in the library"));
}

base::Result<GameId> insertGame(Database& database, const Entry& entry) {
    const Time now = currentTime();
    return insert(database, {}, entry, {.created = now, .changed = now});
}

base::Result<void> insertGame(Database& database, GameId id, const Entry& entry, const GameTimes& times) {
    const auto inserted = insert(database, id, entry, times);
    return inserted ? base::Result<void>() : inserted.error();
}

base::Result<void> replaceGame(Database& database, GameId id, const Entry& entry) {
    if (auto fits = checkLength(database, entry); !fits) return fits;
    if (auto followed = followEntry(database, id, entry); !followed) return followed;
    auto done = database.run(
        std::string(
            "UPDATE game SET kind = ?, key = ?, date = ?, result = ?, variant = ?, opening = ?, plies = ?, "
            "finished = ?, source = ?, labels = ?, notes = ?, series = ?, changed = ?, names = ?, "
            "folded = ?, kept = ") +
            kNextKept + " WHERE id = ?",
        entry.game, entry.key, entry.date, entry.result, entry.variant, entry.opening, entry.plies,
        entry.finished, entry.source, entry.labels, entry.notes, entry.series, currentTime(),
        sortedNames(entry), searchedText(entry), id);
    if (!done) return done;
    if (database.changes() == 0) return noSuchGame(database);
    done = replaceText(database, id, entry);
    if (done) done = database.run("DELETE FROM seat WHERE game = ?", id);
    if (done) done = insertSeats(database, id, entry);
    return done;
}

base::Result<void> replaceProgress(Database& database, GameId id, const Entry& entry) {
    if (auto fits = checkLength(database, entry); !fits) return fits;
    if (auto followed = followEntry(database, id, entry); !followed) return followed;
    auto done =
        database.run(std::string("UPDATE game SET key = ?, result = ?, opening = ?, plies = ?, finished = ?, "
                                 "changed = ?, kept = ") +
                         kNextKept + " WHERE id = ?",
                     entry.key, entry.result, entry.opening, entry.plies, entry.finished, currentTime(), id);
    if (!done) return done;
    if (database.changes() == 0) return noSuchGame(database);
    done = replaceText(database, id, entry);
    for (std::size_t seat = 0; done && seat < seatsOf(entry); ++seat)
        done = database.run("UPDATE seat SET won = ?1 WHERE game = ?2 AND seat = ?3 AND won <> ?1",
                            hasWon(entry, seat), id, seat);
    if (done) done = deriveAgain(database, id);
    return done;
}

base::Result<void> deriveAgain(Database& database, GameId id) {
    const auto game = readGame(database, id);
    if (!game) return game.error();
    if (!*game) return noSuchGame(database);
    return database.run("UPDATE game SET names = ?, folded = ? WHERE id = ?", sortedNames((*game)->entry),
                        searchedText((*game)->entry), id);
}

base::Result<std::optional<Game>> readGame(Database& database, GameId id) {
    std::optional<Game> game;
    {
        Rows rows = database.rows(
            "SELECT id, kind, key, date, result, variant, opening, source, labels, notes, plies, finished, "
            "series, "
            "created, changed FROM game WHERE id = ?",
            id);
        while (rows.next()) game = takeGame(rows);
        if (auto read = rows.end(); !read) return read.error();
    }
    if (!game) return game;
    if (auto read = readSeats(database, *game); !read) return read.error();
    return game;
}

base::Result<void> readText(Database& database, Game& game) {
    Rows rows = database.rows("SELECT text, extra FROM game_text WHERE game = ?", game.id);
    while (rows.next()) {
        game.entry.text = rows.take<std::string>();
        game.entry.extra = rows.take<std::string>();
    }
    if (auto read = rows.end(); !read) return read;
    return openText(game.entry);
}

base::Result<void> openText(Entry& entry) {
    if (!base::isSealed(entry.text)) return {};
    auto text = base::unsealed(entry.text);
    if (!text) return text.error();
    entry.text = std::move(*text);
    entry.secret = true;
    return {};
}

}  // namespace archive
