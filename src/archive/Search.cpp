#include "archive/Search.h"

#include <chrono>
#include <ctime>
#include <string_view>
#include <utility>

#include "archive/Database.h"
#include "archive/GameRows.h"
#include "unicode/Fold.h"

namespace archive {

using base::msgid;

namespace {

constexpr std::size_t kMostWords = 32;

/// A WHERE condition under construction. Its SQL is ours; values are bound to placeholders.
struct Condition {
    std::string sql = "removed IS NULL";
    std::vector<Value> values;

    template <class... Values>
    void add(std::string_view clause, const Values&... bound) {
        sql += " AND ";
        sql += clause;
        (values.push_back(toValue(bound)), ...);
    }
    void addUnlessEmpty(std::string_view clause, const std::string& value) {
        if (!value.empty()) add(clause, value);
    }
};

constexpr std::string_view kSomebodyWon = "EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND won = 1)";
constexpr std::string_view kSomebodySits =
    "EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND opponent = '')";

/// `player` is folded.
void addEnding(Condition& condition, const Query& query, const std::string& player) {
    using Ending = Query::Ending;
    if (query.ending == Ending::Any) return;
    if (query.ending == Ending::Open) return condition.add("result = '*'");
    condition.add("finished = 1");
    if (query.ending == Ending::Drawn) condition.add("result <> '*'");
    condition.add(std::string(query.ending == Ending::Drawn ? "NOT " : "").append(kSomebodyWon));
    if (query.ending != Ending::Won && query.ending != Ending::Lost) return;
    const bool won = query.ending == Ending::Won;
    if (!player.empty())
        condition.add("id IN (SELECT seat.game FROM seat WHERE seat.folded = ? AND won = ?)", player, won);
    else if (!query.opponent.empty())
        condition.add("id IN (SELECT seat.game FROM seat WHERE opponent <> '' AND opponent = ? AND won = ?)",
                      query.opponent, won);
}

/// `words` and `player` are the query's, folded, and must outlive the condition.
Condition conditionOf(const Query& query, const std::vector<std::string>& words, const std::string& player) {
    Condition condition;
    condition.addUnlessEmpty("kind = ?", query.game);
    condition.addUnlessEmpty("variant = ?", query.variant);
    condition.addUnlessEmpty("id IN (SELECT seat.game FROM seat WHERE seat.folded = ?)", player);
    condition.addUnlessEmpty("id IN (SELECT seat.game FROM seat WHERE opponent <> '' AND opponent = ?)",
                             query.opponent);
    if (query.withPeople) condition.add(std::string(*query.withPeople ? "" : "NOT ").append(kSomebodySits));
    if (query.imported) condition.add(*query.imported ? "source <> ''" : "source = ''");
    addEnding(condition, query, player);
    // A date that lacks its day or month is compared as far as it is known.
    if (!query.from.empty()) condition.add("date <> '' AND date >= substr(?, 1, length(date))", query.from);
    if (!query.to.empty()) condition.add("substr(date, 1, length(?)) <= ?", query.to, query.to);
    if (query.finished) condition.add("finished = ?", *query.finished);
    if (query.series) condition.add("series = ?", *query.series);
    for (const std::string& word : words) condition.add("instr(game.folded, ?) > 0", word);
    return condition;
}

/// A date that no game of today has, in any time zone.
std::string future() {
    const std::time_t then =
        std::chrono::system_clock::to_time_t(std::chrono::system_clock::now() + std::chrono::hours(48));
    std::tm parts{};
    char date[16];
    return {date, std::strftime(date, sizeof date, "%Y-%m-%d", gmtime_r(&then, &parts))};
}

/// Games with their dates; one from the future has that of the game played here before it.
constexpr std::string_view kDated =
    "(SELECT *, CASE WHEN date < ?1 THEN date ELSE "
    "coalesce(max(CASE WHEN date < ?1 AND source = '' THEN date END) OVER (ORDER BY id), '') END AS day "
    "FROM game)";

/// Whether kDated is needed to sort: it takes twice the time.
base::Result<bool> mustBeDated(Database& database, const Query& query, const std::string& later) {
    if (query.sort != Query::Sort::Date) return false;
    bool some = false;
    Rows rows = database.rows("SELECT 1 FROM game WHERE date >= ? LIMIT 1", later);
    while (rows.next()) some = true;
    if (auto read = rows.end(); !read) return read.error();
    return some;
}

/// Games that compare equal are sorted by id.
std::string orderOf(const Query& query, bool dated) {
    std::string column = dated ? "day" : "date";
    if (query.sort == Query::Sort::Players) column = "names";
    if (query.sort == Query::Sort::Length) column = "plies";
    if (query.sort == Query::Sort::Result) column = "result";
    if (query.sort == Query::Sort::Added) column = "id";
    const std::string direction = query.ascending ? " ASC" : " DESC";
    return " ORDER BY " + column + direction + ", id" + direction;
}

}  // namespace

base::Result<Found> search(Database& database, const Query& query, const std::stop_token& stop) {
    auto transaction = Transaction::begin(database, Transaction::Kind::Reading);
    if (!transaction) return transaction.error();
    const Database::Stopping stopping(database, stop);  // ends first: it must not stop the ROLLBACK
    const std::vector<std::string> words = unicode::foldedWords(query.words, kMostWords);
    const std::string player = unicode::folded(query.player);
    Condition condition = conditionOf(query, words, player);
    const std::string later = future();
    const auto dated = mustBeDated(database, query, later);
    if (!dated) return dated.error();
    Found found;
    std::vector<GameId> listed;
    {
        // One pass counts all matches and picks the ids of the page; only those games are read in full.
        std::string games = "game";
        if (*dated) {
            games = std::string(kDated) + " AS game";
            condition.values.insert(condition.values.begin(), toValue(later));
        }
        Rows rows = database.rows(
            "SELECT id FROM " + games + " WHERE " + condition.sql + orderOf(query, *dated), condition.values);
        for (; rows.next(); ++found.total)
            if (found.total >= query.offset &&
                (query.limit < 0 || listed.size() < static_cast<std::size_t>(query.limit)))
                listed.push_back(rows.take<GameId>());
        if (auto read = rows.end(); !read) return read.error();
    }
    for (const GameId id : listed) {
        if (stop.stop_requested()) return database.error(msgid("the search was cancelled"));
        auto game = readGame(database, id);
        if (!game) return game.error();
        if (*game) found.games.push_back(std::move(**game));
    }
    return found;
}

}  // namespace archive
