#include "archive/Archive.h"

#include <utility>

#include "archive/Database.h"
#include "archive/GameRows.h"
#include "archive/Opening.h"
#include "archive/ProgressRows.h"
#include "archive/SeenRows.h"

namespace archive {

using base::msgid;

base::Result<Archive> Archive::open(const std::filesystem::path& file, const Options& options) {
    auto opened = openFile(file, {options.patience, options.readGame});
    if (!opened) return opened.error();
    Archive archive(std::move(opened->database), opened->readOnly, opened->damaged,
                    std::move(opened->warning));
    if (!archive.readOnly_) archive.purge(options.keepRemoved);
    return archive;
}

Archive::Archive(std::unique_ptr<Database> database, bool readOnly, bool damaged,
                 std::optional<base::Error> warning)
    : database_(std::move(database)), readOnly_(readOnly), damaged_(damaged), warning_(std::move(warning)) {}
Archive::Archive(Archive&&) noexcept = default;
Archive& Archive::operator=(Archive&&) noexcept = default;
Archive::~Archive() = default;

bool Archive::wasBusy() const { return !readOnly_ && database_->fault() == Fault::Busy; }

/// If this fails, for example because another program writes, the next start does it.
void Archive::purge(std::chrono::hours keepRemoved) {
    const Time before = currentTime() - keepRemoved;
    Rows rows = database_->rows("SELECT 1 FROM game WHERE removed <= ? LIMIT 1", before);
    const bool some = rows.next();
    if (some) (void)database_->run("DELETE FROM game WHERE removed <= ?", before);
}

/// Runs `work`, which returns a Result, in one transaction.
template <class Work>
auto Archive::write(const Work& work) -> decltype(work()) {
    if (readOnly_) return database_->error(msgid("the library is read-only"));
    auto transaction = Transaction::begin(*database_, Transaction::Kind::Writing);
    if (!transaction) return transaction.error();
    auto result = work();
    if (!result) return result;
    if (auto committed = transaction->commit(); !committed) return committed.error();
    return result;
}

/// The games of this kind and key, the oldest first.
base::Result<std::vector<GameId>> Archive::sameAs(const Entry& entry) const {
    std::vector<GameId> ids;
    Rows rows = database_->rows(
        "SELECT id FROM game WHERE kind = ? AND key = ? AND key <> '' AND removed IS NULL ORDER BY id",
        entry.game, entry.key);
    while (rows.next()) ids.push_back(rows.take<GameId>());
    if (auto read = rows.end(); !read) return read.error();
    return ids;
}

/// Adds to a known game what only this copy has. Nothing if no game is the same.
base::Result<std::optional<Archive::Added>> Archive::addToKnown(const Entry& entry, const Compare& compare) {
    const auto ids = sameAs(entry);
    if (!ids) return ids.error();
    std::optional<Game> completed;
    for (const GameId id : *ids) {
        if (!compare) return std::optional(Added{.id = id, .known = true});
        auto game = readGame(*database_, id);
        if (!game) return game.error();
        if (auto read = readText(*database_, **game); !read) return read.error();
        Comparison comparison = compare(**game, entry);
        if (comparison.kind == Comparison::Kind::Same) return std::optional(Added{.id = id, .known = true});
        if (comparison.kind == Comparison::Kind::Other || completed) continue;
        completed = std::move(*game);
        completed->entry.text = std::move(comparison.text);
    }
    if (!completed) return std::optional<Added>();
    if (auto replaced = replaceGame(*database_, completed->id, completed->entry); !replaced)
        return replaced.error();
    return std::optional(Added{.id = completed->id, .known = true, .completed = true});
}

base::Result<Archive::Added> Archive::addOne(const Entry& entry, Copies copies, const Compare& compare) {
    if (copies == Copies::Refused && !entry.key.empty()) {
        const auto known = addToKnown(entry, compare);
        if (!known) return known.error();
        if (*known) return **known;
    }
    const auto id = insertGame(*database_, entry);
    if (!id) return id.error();
    return Added{.id = *id};
}

base::Result<Archive::Added> Archive::add(const Entry& entry, Copies copies) {
    return write([&] { return addOne(entry, copies, {}); });
}

base::Result<std::vector<Archive::Added>> Archive::addAll(std::span<const Entry> entries,
                                                          const Compare& compare) {
    return write([&]() -> base::Result<std::vector<Added>> {
        std::vector<Added> all;
        all.reserve(entries.size());
        for (const Entry& entry : entries) {
            const auto added = addOne(entry, Copies::Refused, compare);
            if (!added) return added.error();
            all.push_back(*added);
        }
        return all;
    });
}

base::Result<void> Archive::update(GameId id, const Entry& entry) {
    return write([&] { return replaceGame(*database_, id, entry); });
}

base::Result<void> Archive::updateProgress(GameId id, const Entry& entry) {
    return write([&] { return replaceProgress(*database_, id, entry); });
}

base::Result<void> Archive::updateProgress(GameId id, const Entry& entry, const Revise& revise) {
    return write([&]() -> base::Result<void> {
        auto kept = readGame(*database_, id);
        if (!kept) return kept.error();
        if (!*kept) return noSuchGame(*database_);
        if (auto read = readText(*database_, **kept); !read) return read;
        const auto revised = revise(**kept, entry);
        return revised ? replaceProgress(*database_, id, *revised) : base::Result<void>();
    });
}

base::Result<void> Archive::set(GameId id, std::string_view column, std::string_view value) {
    const std::string sql =
        "UPDATE game SET " + std::string(column) + " = ?, changed = ?, kept = " + kNextKept + " WHERE id = ?";
    return write([&]() -> base::Result<void> {
        if (auto done = database_->run(sql, value, currentTime(), id); !done) return done;
        if (database_->changes() == 0) return noSuchGame(*database_);
        return deriveAgain(*database_, id);
    });
}

base::Result<void> Archive::setLabels(GameId id, std::string_view labels) {
    return set(id, "labels", labels);
}

base::Result<void> Archive::setNotes(GameId id, std::string_view notes) { return set(id, "notes", notes); }

base::Result<void> Archive::remove(GameId id) {
    return write([&]() -> base::Result<void> {
        auto done = database_->run("UPDATE game SET removed = ? WHERE id = ?", currentTime(), id);
        if (done && database_->changes() == 0) return noSuchGame(*database_);
        return done ? forgetLine(*database_, id) : done;
    });
}

base::Result<void> Archive::restore(GameId id) {
    return write([&]() -> base::Result<void> {
        auto done = database_->run("UPDATE game SET removed = NULL WHERE id = ?", id);
        if (done && database_->changes() == 0) return noSuchGame(*database_);
        return done ? markUnread(*database_, id) : done;
    });
}

base::Result<SeriesId> Archive::beginSeries() {
    return write([&]() -> base::Result<SeriesId> {
        if (auto begun = database_->run("INSERT INTO series (begun) VALUES (?)", currentTime()); !begun)
            return begun.error();
        return SeriesId(database_->lastId());
    });
}

base::Result<std::optional<Game>> Archive::find(GameId id) const {
    auto transaction = Transaction::begin(*database_, Transaction::Kind::Reading);
    if (!transaction) return transaction.error();
    bool there = false;
    {
        Rows rows = database_->rows("SELECT 1 FROM game WHERE id = ? AND removed IS NULL", id);
        while (rows.next()) there = true;
        if (auto read = rows.end(); !read) return read.error();
    }
    if (!there) return std::optional<Game>();
    auto game = readGame(*database_, id);
    if (!game || !*game) return game;
    if (auto read = readText(*database_, **game); !read) return read.error();
    return game;
}

base::Result<std::optional<std::string>> Archive::text(GameId id) const {
    Rows rows = database_->rows(
        "SELECT text FROM game_text JOIN game ON game.id = game_text.game WHERE game.id = ? AND removed IS "
        "NULL",
        id);
    std::optional<Entry> found;
    while (rows.next()) found = Entry{.text = rows.take<std::string>()};
    if (auto read = rows.end(); !read) return read.error();
    if (!found) return std::optional<std::string>();
    if (auto opened = openText(*found); !opened) return opened.error();
    return std::optional(std::move(found->text));
}

base::Result<std::vector<Game>> Archive::unfinished(std::string_view game) const {
    auto transaction = Transaction::begin(*database_, Transaction::Kind::Reading);
    if (!transaction) return transaction.error();
    std::vector<Game> games;
    Rows rows = database_->rows(
        "SELECT id FROM game WHERE finished = 0 AND removed IS NULL AND (?1 = '' OR kind = ?1) "
        "ORDER BY kept DESC, id DESC",
        game);
    while (rows.next()) {
        auto read = readGame(*database_, rows.take<GameId>());
        if (!read) return read.error();
        if (*read) games.push_back(std::move(**read));
    }
    if (auto read = rows.end(); !read) return read.error();
    return games;
}

base::Result<Found> Archive::search(const Query& query, const std::stop_token& stop) const {
    return archive::search(*database_, query, stop);
}

base::Result<std::vector<std::string>> Archive::variants(std::string_view game) const {
    std::vector<std::string> variants;
    Rows rows = database_->rows(
        "SELECT DISTINCT variant FROM game WHERE removed IS NULL AND variant <> '' "
        "AND (?1 = '' OR kind = ?1) ORDER BY variant",
        game);
    while (rows.next()) variants.push_back(rows.take<std::string>());
    if (auto read = rows.end(); !read) return read.error();
    return variants;
}

base::Result<std::vector<PlayerStatistics>> Archive::statistics(const StatisticsQuery& query) const {
    return archive::statistics(*database_, query);
}

// ---- positions ----

base::Result<Visits> Archive::visits(const PositionQuery& query, const std::stop_token& stop) const {
    return archive::visits(*database_, query, stop);
}

base::Result<Unread> Archive::unread(int limit) const { return unreadGames(*database_, limit); }

base::Result<void> Archive::keepLines(const std::vector<Line>& lines) {
    return write([&] { return archive::keepLines(*database_, lines); });
}

base::Result<void> Archive::expectKeys(const std::map<std::string, int>& versions) {
    const auto others = kindsWithOtherKeys(*database_, versions);
    if (!others) return others.error();
    if (others->empty()) return {};
    return write([&]() -> base::Result<void> {
        for (const std::string& kind : *others)
            if (auto done = archive::expectKeys(*database_, kind, versions.at(kind)); !done) return done;
        return {};
    });
}

std::int64_t Archive::changes() const { return database_->allChanges(); }

// ---- games of which somebody has seen all that they hide ----

base::Result<bool> Archive::wasSeen(std::string_view identity) const {
    return hasSeenRow(*database_, identity);
}

base::Result<void> Archive::noteSeen(std::string_view identity) {
    return write([&] { return writeSeen(*database_, identity); });
}

// ---- progress in lessons and puzzles ----

base::Result<std::vector<LessonProgress>> Archive::lessons(std::string_view game) const {
    return lessonRows(*database_, game);
}

base::Result<LessonProgress> Archive::changeLesson(std::string_view game, std::string_view lesson,
                                                   const std::function<void(LessonProgress&)>& change) {
    return write([&]() -> base::Result<LessonProgress> {
        const auto kept = lessonRows(*database_, game, lesson);
        if (!kept) return kept.error();
        LessonProgress now =
            kept->empty() ? LessonProgress{.lesson = std::string(lesson), .step = {}} : kept->front();
        change(now);
        if (auto done = writeLesson(*database_, game, now, currentTime()); !done) return done.error();
        return now;
    });
}

base::Result<std::vector<PuzzleProgress>> Archive::puzzles(std::string_view game) const {
    return puzzleRows(*database_, game);
}

base::Result<PuzzleProgress> Archive::changePuzzle(std::string_view game, std::string_view puzzle,
                                                   const std::function<void(PuzzleProgress&)>& change) {
    return write([&]() -> base::Result<PuzzleProgress> {
        const auto kept = puzzleRows(*database_, game, puzzle);
        if (!kept) return kept.error();
        PuzzleProgress now = kept->empty() ? PuzzleProgress{.puzzle = std::string(puzzle)} : kept->front();
        change(now);
        if (auto done = writePuzzle(*database_, game, now, currentTime()); !done) return done.error();
        return now;
    });
}

}  // namespace archive
