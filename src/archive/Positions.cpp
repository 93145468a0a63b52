#include "archive/Positions.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "archive/Database.h"
#include "archive/GameDate.h"
#include "archive/GameRows.h"
#include "unicode/Fold.h"

namespace archive {
namespace {

// Values of the column `result`.
constexpr int kUnknown = 0;
constexpr int kDraw = 1;
constexpr int kFirstSide = 2;
constexpr int kMostSides = 16;

constexpr std::size_t kKeySize = 8;
/// Above every letter of a name: the end of all names that begin alike.
constexpr const char* kLastLetter = "\U0010FFFF";

std::string bytesOf(const std::vector<PositionKey>& keys) {
    std::string bytes;
    bytes.reserve(keys.size() * kKeySize);
    for (const PositionKey key : keys)
        for (std::size_t i = 0; i < kKeySize; ++i)
            bytes += static_cast<char>(static_cast<std::uint64_t>(key) >> (8 * i) & 0xFFU);
    return bytes;
}

std::vector<PositionKey> keysIn(std::string_view bytes) {
    std::vector<PositionKey> keys;
    for (; bytes.size() >= kKeySize; bytes.remove_prefix(kKeySize)) {
        std::uint64_t key = 0;
        for (std::size_t i = 0; i < kKeySize; ++i)
            key |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
        keys.push_back(static_cast<PositionKey>(key));
    }
    return keys;
}

int resultOf(const Entry& entry) {
    if (entry.winners.empty()) return entry.result == "*" || entry.result.empty() ? kUnknown : kDraw;
    const auto sideOf = [&](int seat) {
        const auto at = static_cast<std::size_t>(seat);
        return at < entry.sides.size() ? entry.sides[at] : seat;
    };
    const int side = sideOf(entry.winners.front());
    const bool shared = std::any_of(entry.winners.begin(), entry.winners.end(),
                                    [&](int seat) { return sideOf(seat) != side; });
    if (shared) return kDraw;
    return side >= 0 && side < kMostSides ? kFirstSide + side : kUnknown;
}

struct Visit {
    PositionKey position = 0;
    PositionKey next = 0;
    int ply = 0;
    bool again = false;
};

std::vector<Visit> visitsOf(const std::vector<PositionKey>& keys) {
    std::vector<Visit> all;
    std::set<PositionKey> seen;
    const std::size_t count = std::min(keys.size(), kKeptTurns + 1);
    for (std::size_t i = 0; i < count; ++i)
        all.push_back({.position = keys[i],
                       .next = i + 1 < count ? keys[i + 1] : 0,
                       .ply = static_cast<int>(i),
                       .again = !seen.insert(keys[i]).second});
    return all;
}

/// What the rows of one line have in common.
struct LineRow {
    const Line* line;
    int result;
    int day;
};

/// The game of a line, if its line can be kept: it is unread, and has not changed since it was read.
base::Result<std::optional<LineRow>> rowOf(Database& database, const Line& line) {
    bool unread = false;
    {
        Rows rows = database.rows(
            "SELECT 1 FROM unread JOIN game ON game.id = unread.game WHERE id = ? AND changed = ?", line.game,
            line.changed);
        while (rows.next()) unread = true;
        if (auto read = rows.end(); !read) return read.error();
    }
    if (!unread) return std::optional<LineRow>();
    const auto game = readGame(database, line.game);
    if (!game) return game.error();
    return std::optional(LineRow{&line, resultOf((*game)->entry), lastDayOf((*game)->entry.date)});
}

base::Result<void> forgetVisits(Database& database, GameId game) {
    int result = kUnknown;
    std::string terms;
    std::string bytes;
    {
        Rows rows = database.rows("SELECT result, terms, keys FROM line WHERE game = ?", game);
        while (rows.next()) {
            result = rows.take<int>();
            terms = rows.take<std::string>();
            bytes = rows.take<std::string>();
        }
        if (auto read = rows.end(); !read) return read;
    }
    for (const Visit& visit : visitsOf(keysIn(bytes)))
        if (auto gone = database.run(
                "DELETE FROM visit WHERE position = ? AND next = ? AND result = ? AND terms = ? AND game = ?",
                visit.position, visit.next, result, terms, game);
            !gone)
            return gone;
    return database.run("DELETE FROM line WHERE game = ?", game);
}

/// Forgets the lines of all games of a kind, which are unread then.
base::Result<void> forgetLines(Database& database, const std::string& kind) {
    for (const char* const sql : {"INSERT OR IGNORE INTO unread SELECT line.game FROM line JOIN game ON "
                                  "game.id = line.game WHERE kind = ?",
                                  "DELETE FROM visit WHERE game IN (SELECT line.game FROM line JOIN game ON "
                                  "game.id = line.game WHERE kind = ?)",
                                  "DELETE FROM line WHERE game IN (SELECT id FROM game WHERE kind = ?)"})
        if (auto done = database.run(sql, kind); !done) return done;
    return {};
}

// ---- reading ----

/// The conditions that a row of `visit` must meet, apart from its terms, with their values.
struct VisitFilter {
    std::string sql = "position = ?";
    std::vector<Value> values;
};

/// `player` is folded; it and its end must outlive the filter.
VisitFilter filterOf(const PositionQuery& query, const std::string& player, const std::string& end) {
    VisitFilter filter{.values = {toValue(query.position)}};
    if (const int day = lastDayOf(query.from); day > 0) {
        filter.sql += " AND day >= ?";
        filter.values.push_back(toValue(day));
    }
    if (!player.empty()) {
        filter.sql += " AND game IN (SELECT seat.game FROM seat WHERE folded >= ? AND folded < ?)";
        filter.values.push_back(toValue(player));
        filter.values.push_back(toValue(end));
    }
    return filter;
}

void countIn(Tally& tally, int result, int games) {
    tally.games += games;
    if (result == kDraw) tally.drawn += games;
    if (result < kFirstSide || result >= kFirstSide + kMostSides) return;
    const auto side = static_cast<std::size_t>(result - kFirstSide);
    if (tally.won.size() <= side) tally.won.resize(side + 1);
    tally.won[side] += games;
}

/// Counts the turns, and the games if none of them came here twice; whether that is so.
base::Result<bool> countTurns(Database& database, const PositionQuery& query, const VisitFilter& filter,
                              Visits& found) {
    std::map<PositionKey, Visits::Turn> turns;
    bool once = true;
    Rows rows = database.rows("SELECT next, result, terms, count(*), max(again), max(day) FROM visit WHERE " +
                                  filter.sql + " GROUP BY next, result, terms",
                              filter.values);
    while (rows.next()) {
        const auto next = rows.take<std::int64_t>();
        const auto result = rows.take<int>();
        const auto terms = rows.take<std::string>();
        const auto games = rows.take<int>();
        const auto again = rows.take<bool>();
        const auto day = rows.take<int>();
        found.terms.push_back(terms);
        if (query.terms && *query.terms != terms) continue;
        once = once && !again;
        countIn(found.all, result, games);
        if (next == 0) continue;
        Visits::Turn& turn = turns[next];
        turn.next = next;
        countIn(turn.tally, result, games);
        turn.lastDay = std::max(turn.lastDay, day);
    }
    if (auto read = rows.end(); !read) return read.error();
    for (auto& [next, turn] : turns) found.turns.push_back(std::move(turn));
    std::stable_sort(found.turns.begin(), found.turns.end(), [](const auto& a, const auto& b) {
        return std::pair(-a.tally.games, -a.lastDay) < std::pair(-b.tally.games, -b.lastDay);
    });
    std::sort(found.terms.begin(), found.terms.end());
    found.terms.erase(std::unique(found.terms.begin(), found.terms.end()), found.terms.end());
    return once;
}

base::Result<void> countGames(Database& database, const VisitFilter& filter, Tally& all) {
    all = {};
    Rows rows = database.rows(
        "SELECT result, count(*) FROM visit WHERE " + filter.sql + " AND again = 0 GROUP BY result",
        filter.values);
    while (rows.next()) {
        const auto result = rows.take<int>();
        countIn(all, result, rows.take<int>());
    }
    return rows.end();
}

base::Result<void> listGames(Database& database, VisitFilter filter, int most, Visits& found) {
    // A game from the future was played by a wrong clock: nothing is known of its day.
    const auto tomorrow =
        std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()) + std::chrono::days(1);
    filter.values.push_back(toValue(tomorrow.time_since_epoch().count()));
    filter.values.push_back(toValue(most));
    std::vector<std::pair<GameId, int>> listed;
    {
        Rows rows = database.rows("SELECT game, ply FROM visit WHERE " + filter.sql +
                                      " AND again = 0 ORDER BY day > ?, day DESC, game DESC LIMIT ?",
                                  filter.values);
        while (rows.next()) {
            const auto game = rows.take<GameId>();
            listed.emplace_back(game, rows.take<int>());
        }
        if (auto read = rows.end(); !read) return read;
    }
    for (const auto& [id, ply] : listed) {
        auto game = readGame(database, id);
        if (!game) return game.error();
        if (*game) found.games.push_back({std::move(**game), ply});
    }
    return {};
}

}  // namespace

base::Result<Visits> visits(Database& database, const PositionQuery& query, const std::stop_token& stop) {
    auto transaction = Transaction::begin(database, Transaction::Kind::Reading);
    if (!transaction) return transaction.error();
    const Database::Stopping stopping(database, stop);  // ends first: it must not stop the ROLLBACK
    const std::string player = unicode::folded(query.player);
    const std::string end = player + kLastLetter;
    VisitFilter filter = filterOf(query, player, end);
    Visits found;
    const auto once = countTurns(database, query, filter, found);
    if (!once) return once.error();
    if (query.terms) {
        filter.sql += " AND terms = ?";
        filter.values.push_back(toValue(*query.terms));
    }
    if (!*once)
        if (auto counted = countGames(database, filter, found.all); !counted) return counted.error();
    if (query.listed > 0)
        if (auto read = listGames(database, std::move(filter), query.listed, found); !read)
            return read.error();
    return found;
}

base::Result<Unread> unreadGames(Database& database, int limit) {
    auto transaction = Transaction::begin(database, Transaction::Kind::Reading);
    if (!transaction) return transaction.error();
    Unread unread;
    std::vector<GameId> ids;
    {
        Rows rows = database.rows("SELECT game FROM unread ORDER BY game DESC");
        for (; rows.next(); ++unread.total)
            if (unread.total < limit) ids.push_back(rows.take<GameId>());
        if (auto read = rows.end(); !read) return read.error();
    }
    for (const GameId id : ids) {
        auto game = readGame(database, id);
        if (!game) return game.error();
        if (!*game) continue;
        // A text that cannot be opened tells no positions.
        if (!readText(database, **game)) (*game)->entry.text.clear();
        unread.games.push_back(std::move(**game));
    }
    return unread;
}

base::Result<void> keepLines(Database& database, const std::vector<Line>& lines) {
    std::vector<std::pair<Visit, LineRow>> all;
    for (const Line& line : lines) {
        const auto row = rowOf(database, line);
        if (!row) return row.error();
        if (!*row) continue;
        const std::vector<Visit> own = visitsOf(line.keys);
        for (const Visit& visit : own) all.emplace_back(visit, **row);
        const std::vector<PositionKey> kept(line.keys.begin(),
                                            line.keys.begin() + static_cast<std::ptrdiff_t>(own.size()));
        auto moved =
            database.run("INSERT OR REPLACE INTO line (game, result, terms, keys) VALUES (?, ?, ?, ?)",
                         line.game, (*row)->result, line.terms, RawBytes{bytesOf(kept)});
        if (moved) moved = database.run("DELETE FROM unread WHERE game = ?", line.game);
        if (!moved) return moved;
    }
    // In the order of the rows in the file, each of its pages is written once. Of the same turn played twice
    // from the same position the first one counts.
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
        return std::tuple(a.first.position, a.first.next, a.first.ply) <
               std::tuple(b.first.position, b.first.next, b.first.ply);
    });
    for (const auto& [visit, row] : all)
        if (auto added = database.run(
                "INSERT OR IGNORE INTO visit (position, next, result, terms, game, ply, again, day) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                visit.position, visit.next, row.result, row.line->terms, row.line->game, visit.ply,
                visit.again, row.day);
            !added)
            return added;
    return {};
}

base::Result<std::vector<std::string>> kindsWithOtherKeys(Database& database,
                                                          const std::map<std::string, int>& versions) {
    std::map<std::string, int> kept;
    Rows rows = database.rows("SELECT kind, version FROM key_version");
    while (rows.next()) {
        auto kind = rows.take<std::string>();
        kept[std::move(kind)] = rows.take<int>();
    }
    if (auto read = rows.end(); !read) return read.error();
    std::vector<std::string> others;
    for (const auto& [kind, version] : versions) {
        const auto known = kept.find(kind);
        if (known == kept.end() || known->second != version) others.push_back(kind);
    }
    return others;
}

base::Result<void> expectKeys(Database& database, const std::string& kind, int version) {
    if (auto forgotten = forgetLines(database, kind); !forgotten) return forgotten;
    return database.run("INSERT OR REPLACE INTO key_version (kind, version) VALUES (?, ?)", kind, version);
}

base::Result<void> followEntry(Database& database, GameId game, const Entry& entry) {
    bool same = false;
    {
        Rows rows = database.rows(
            "SELECT 1 FROM game WHERE id = ? AND kind = ? AND key = ? AND key <> '' AND finished = ?", game,
            entry.game, entry.key, entry.finished);
        while (rows.next()) same = true;
        if (auto read = rows.end(); !read) return read;
    }
    if (same) return {};
    auto done = forgetLine(database, game);
    if (done && entry.finished)
        done = database.run(
            "INSERT OR IGNORE INTO unread SELECT id FROM game WHERE id = ? AND removed IS NULL", game);
    return done;
}

base::Result<void> markUnread(Database& database, GameId game) {
    return database.run(
        "INSERT OR IGNORE INTO unread SELECT id FROM game WHERE id = ? AND finished = 1 AND removed IS NULL",
        game);
}

base::Result<void> forgetLine(Database& database, GameId game) {
    auto gone = forgetVisits(database, game);
    if (gone) gone = database.run("DELETE FROM unread WHERE game = ?", game);
    return gone;
}

}  // namespace archive
