#include "archive/Schema.h"

#include <array>

#include "archive/GameDate.h"
#include "unicode/Fold.h"

namespace archive::schema {
namespace {

/// The step at index N - 1 upgrades a file to version N. Players' files have taken the released steps, so
/// those never change; new ones are appended.
///
/// Texts have a table of their own, so that a search through all games reads a tenth of the file. `folded`
/// and `names` are computed from other columns (Derived.h), `line` and `visit` from the texts (Positions.h).
constexpr std::array<const char*, kVersion> kSteps = {
    R"(
CREATE TABLE series (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    begun INTEGER NOT NULL
) STRICT;
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    date TEXT NOT NULL,
    result TEXT NOT NULL,
    variant TEXT NOT NULL,
    opening TEXT NOT NULL,
    plies INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    source TEXT NOT NULL,
    series INTEGER REFERENCES series(id),
    created INTEGER NOT NULL, -- milliseconds since 1970, as all times here
    changed INTEGER NOT NULL,
    removed INTEGER,          -- NULL: it is there
    names TEXT NOT NULL,
    folded TEXT NOT NULL
) STRICT;
CREATE INDEX game_key ON game(kind, key) WHERE key <> '';
CREATE INDEX game_unfinished ON game(changed) WHERE finished = 0;
CREATE INDEX game_removed ON game(removed) WHERE removed IS NOT NULL;
CREATE INDEX game_series ON game(series) WHERE series IS NOT NULL;
CREATE TABLE game_text (
    game INTEGER PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    clocks TEXT NOT NULL
) STRICT;
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    folded TEXT NOT NULL,
    opponent TEXT NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_player ON seat(folded);
CREATE INDEX seat_opponent ON seat(opponent) WHERE opponent <> '';
)",
    R"(
ALTER TABLE game ADD COLUMN labels TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN notes TEXT NOT NULL DEFAULT '';
)",
    R"(
ALTER TABLE game_text RENAME COLUMN clocks TO extra;
)",
    R"(
CREATE TABLE lesson (
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    step TEXT NOT NULL,
    finished INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (game, lesson)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle (
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    box INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    misses INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;
)",
    // Folding covers more letters since this version. It changes nothing in a text that it has folded.
    R"(
UPDATE seat SET folded = folded(player);
UPDATE game SET names = folded(names), folded = folded(folded);
)",
    // NULL: the player is a side of his own.
    R"(
ALTER TABLE seat ADD COLUMN side INTEGER;
)",
    // Every finished game that is there is in `unread` or in `line`. `visit` has a row for each position of
    // each line, sorted so that one walk over the rows of a position counts what was played there.
    R"(
CREATE TABLE unread (
    game INTEGER PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE line (
    game INTEGER PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
    result INTEGER NOT NULL,  -- 0: unknown, 1: a draw, 2 and more: the side that won
    terms TEXT NOT NULL,
    keys BLOB NOT NULL        -- of its positions, 8 bytes each, the lowest byte first
) STRICT;
CREATE TABLE visit (
    position INTEGER NOT NULL,
    next INTEGER NOT NULL,    -- the position after the turn; 0: the line ends
    result INTEGER NOT NULL,  -- as in the line
    terms TEXT NOT NULL,
    game INTEGER NOT NULL,
    ply INTEGER NOT NULL,     -- turns before the position
    again INTEGER NOT NULL,   -- 1: the game was at this position before
    day INTEGER NOT NULL,     -- since 1970; 0: unknown
    PRIMARY KEY (position, next, result, terms, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE key_version (
    kind TEXT PRIMARY KEY,
    version INTEGER NOT NULL
) STRICT;
INSERT INTO unread SELECT id FROM game WHERE finished = 1 AND removed IS NULL;
)",
    // Dates are read in more forms since this version; `dated` finds them in a game's text. The explorer's
    // rows have the day, too, so it reads these games again.
    R"(
CREATE TABLE dated_now AS
    SELECT game, dated(text) AS date FROM game_text
    WHERE game IN (SELECT id FROM game WHERE date = '') AND dated(text) <> '';
UPDATE game SET
    date = (SELECT dated_now.date FROM dated_now WHERE dated_now.game = game.id),
    folded = folded || (SELECT dated_now.date FROM dated_now WHERE dated_now.game = game.id) || char(10)
    WHERE id IN (SELECT dated_now.game FROM dated_now);
DELETE FROM visit WHERE game IN (SELECT dated_now.game FROM dated_now);
INSERT OR IGNORE INTO unread
    SELECT game FROM line WHERE game IN (SELECT dated_now.game FROM dated_now);
DELETE FROM line WHERE game IN (SELECT dated_now.game FROM dated_now);
DROP TABLE dated_now;
)",
    // Clocks may be wrong, so `kept` counts the changes of all games. Of those until now only the times are
    // known; games that a wrong clock dated in the future come first, as if they were the oldest.
    R"(
ALTER TABLE game ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
UPDATE game SET kept = numbered.number FROM (
    SELECT id, row_number() OVER (ORDER BY changed <= 1000 * CAST(strftime('%s', 'now') AS INTEGER), changed, id)
        AS number FROM game
) AS numbered WHERE numbered.id = game.id;
DROP INDEX game_unfinished;
CREATE INDEX game_unfinished ON game(kept) WHERE finished = 0;
CREATE INDEX game_kept ON game(kept);
)",
    // It belongs to no row of `game`: a game may be removed, and what was seen of it stays seen.
    R"(
CREATE TABLE seen (
    identity TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
)",
};

base::Result<std::int64_t> numberFrom(Database& database, const std::string& sql) {
    Rows rows = database.rows(sql);
    std::int64_t number = 0;
    while (rows.next()) number = rows.take<std::int64_t>();
    if (auto read = rows.end(); !read) return read.error();
    return number;
}

base::Result<std::int64_t> versionOf(Database& database) {
    return numberFrom(database, "PRAGMA user_version");
}

/// A statement that fails if one of the columns is missing.
constexpr const char* kEveryColumn =
    "SELECT game.id, game.kind, key, date, game.result, variant, opening, plies, game.finished, source, "
    "game.series, created, game.changed, removed, names, game.folded, labels, notes, kept, text, extra, "
    "seat, player, seat.folded, opponent, won, side, begun, lesson, step, lesson.finished, lesson.changed, "
    "puzzle, "
    "box, due, tries, misses, unread.game, line.game, line.result, line.terms, keys, position, next, "
    "visit.result, visit.terms, visit.game, ply, again, day, key_version.kind, version, identity FROM game, "
    "game_text, seat, series, lesson, puzzle, unread, line, visit, key_version, seen LIMIT 0";

}  // namespace

base::Result<Identity> identify(Database& database) {
    const auto application = numberFrom(database, "PRAGMA application_id");
    if (!application) return application.error();
    const auto version = versionOf(database);
    if (!version) return version.error();
    const auto tables = numberFrom(database, "SELECT count(*) FROM sqlite_schema");
    if (!tables) return tables.error();
    return Identity{*application, *version, *tables == 0};
}

base::Result<void> migrate(Database& database, int version) {
    auto transaction = Transaction::begin(database, Transaction::Kind::Writing);
    if (!transaction) return transaction.error();
    const auto from = versionOf(database);
    if (!from) return from.error();
    if (auto defined = database.define("folded", unicode::folded); !defined) return defined;
    if (auto defined = database.define("dated", gameDateInText); !defined) return defined;
    for (auto step = static_cast<std::size_t>(*from); step < static_cast<std::size_t>(version); ++step)
        if (auto taken = database.runAll(kSteps.at(step)); !taken) return taken;
    if (*from < version) {
        const std::string mark = "PRAGMA application_id = " + std::to_string(kApplication) +
                                 "; PRAGMA user_version = " + std::to_string(version);
        if (auto marked = database.runAll(mark.c_str()); !marked) return marked;
    }
    return transaction->commit();
}

base::Result<bool> isSound(Database& database) {
    Rows rows = database.rows("PRAGMA quick_check(1)");
    std::string found;
    while (rows.next()) found = rows.take<std::string>();
    if (auto checked = rows.end(); !checked) return checked.error();
    const auto identity = identify(database);
    if (!identity) return identity.error();
    if (found != "ok") return false;
    if (identity->version < kVersion) return true;
    const auto fits = database.run(kEveryColumn);
    if (!fits && database.fault() != Fault::Unfit) return fits.error();
    return fits.ok();
}

}  // namespace archive::schema
