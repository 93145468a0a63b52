#include "archive/Recovery.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "archive/ProgressRows.h"
#include "archive/SeenRows.h"

namespace archive {
namespace {

/// The fields of a row as a letter each: '-' empty, 'i' a whole number, 't' a text. The rows of every table
/// of Schema.cpp have a form of their own, so a row tells its table.
std::string formOf(const StoredRow& row) {
    std::string form;
    for (const StoredRow::Field& field : row.fields) form += std::string_view("-it")[field.index()];
    return form;
}

/// Whether a form is this one; '?' stands for a number or nothing.
bool matches(std::string_view form, std::string_view expected) {
    return std::equal(form.begin(), form.end(), expected.begin(), expected.end(),
                      [](char a, char b) { return a == b || (b == '?' && a != 't'); });
}

std::int64_t number(const StoredRow& row, std::size_t i) { return std::get<std::int64_t>(row.fields[i]); }
const std::string& text(const StoredRow& row, std::size_t i) { return std::get<std::string>(row.fields[i]); }
Time time(const StoredRow& row, std::size_t i) { return Time(std::chrono::milliseconds(number(row, i))); }
bool isEmpty(const StoredRow& row, std::size_t i) { return row.fields[i].index() == 0; }

std::vector<std::string> linesOf(std::string_view all) {
    std::vector<std::string> lines;
    while (!all.empty()) {
        lines.emplace_back(all.substr(0, all.find('\n')));
        all.remove_prefix(std::min(lines.back().size() + 1, all.size()));
    }
    return lines;
}

}  // namespace

Recovery::Recovery(const std::filesystem::path& damaged) {
    readStoredRows(damaged, [this](const StoredRow& row) { take(row); });
}

// ---- reading ----

void Recovery::take(const StoredRow& row) {
    const std::string form = formOf(row);
    if (row.hasRowid) {
        takeGame(row, form);
        if (form == "-tt") texts_.try_emplace(row.rowid, Text{text(row, 1), text(row, 2)});
        if (form == "-i") series_[row.rowid] = time(row, 1);
    } else {
        takeSeat(row, form);
        if (form == "tttii") takeLesson(row);
        if (form == "ttiiiii") takePuzzle(row);
        if (form == "t") seen_.insert(text(row, 0));
    }
}

/// Rows of the first version have no labels and notes, and those of the first eight no number of their
/// change.
void Recovery::takeGame(const StoredRow& row, std::string_view form) {
    const bool counted = matches(form, "-ttttttiit?ii?tttti");
    const bool noted = counted || matches(form, "-ttttttiit?ii?tttt");
    if (!noted && !matches(form, "-ttttttiit?ii?tt")) return;
    GameRow game;
    Entry& entry = game.entry;
    std::size_t at = 1;
    for (std::string* field :
         {&entry.game, &entry.key, &entry.date, &entry.result, &entry.variant, &entry.opening})
        *field = text(row, at++);
    entry.plies = static_cast<int>(number(row, 7));
    entry.finished = number(row, 8) != 0;
    entry.source = text(row, 9);
    if (!isEmpty(row, 10)) entry.series = SeriesId(number(row, 10));
    game.times = {.created = time(row, 11), .changed = time(row, 12)};
    if (!isEmpty(row, 13)) game.times.removed = time(row, 13);
    game.names = text(row, 14);
    if (noted) entry.labels = text(row, 16);
    if (noted) entry.notes = text(row, 17);
    if (counted) game.times.kept = number(row, 18);
    const auto known = games_.find(row.rowid);
    const auto order = [](const GameTimes& times) { return std::pair(times.kept, times.changed); };
    if (known == games_.end() || order(known->second.times) < order(game.times))
        games_.insert_or_assign(row.rowid, std::move(game));
}

/// Rows of earlier versions have no side.
void Recovery::takeSeat(const StoredRow& row, std::string_view form) {
    const bool sided = matches(form, "iittti?");
    if (!sided && form != "iittti") return;
    SeatRow seat{text(row, 2), text(row, 4), number(row, 5) != 0};
    if (sided && !isEmpty(row, 6)) seat.side = static_cast<int>(number(row, 6));
    seats_[number(row, 0)].try_emplace(number(row, 1), std::move(seat));
}

void Recovery::takeLesson(const StoredRow& row) {
    lessons_.try_emplace({text(row, 0), text(row, 1)},
                         LessonProgress{text(row, 1), text(row, 2), number(row, 3) != 0}, time(row, 4));
}

void Recovery::takePuzzle(const StoredRow& row) {
    puzzles_.try_emplace({text(row, 0), text(row, 1)},
                         PuzzleProgress{.puzzle = text(row, 1),
                                        .box = static_cast<int>(number(row, 2)),
                                        .due = time(row, 3),
                                        .tries = static_cast<int>(number(row, 4)),
                                        .misses = static_cast<int>(number(row, 5))},
                         time(row, 6));
}

// ---- writing ----

base::Result<void> Recovery::writeTo(Database& database, const ReadGame& read) {
    auto transaction = Transaction::begin(database, Transaction::Kind::Writing);
    if (!transaction) return transaction.error();
    if (auto written = writeSeries(database); !written) return written;
    std::set<std::int64_t> ids;
    for (const auto& [id, game] : games_) ids.insert(id);
    for (const auto& [id, game] : texts_) ids.insert(id);
    for (const auto& [id, game] : seats_) ids.insert(id);
    for (const std::int64_t id : ids)
        if (auto written = writeGame(database, id, read); !written) return written;
    if (auto written = writeProgress(database); !written) return written;
    if (auto written = writeAllSeen(database); !written) return written;
    return transaction->commit();
}

base::Result<void> Recovery::writeSeries(Database& database) const {
    std::map<std::int64_t, Time> all = series_;
    for (const auto& [id, game] : games_)
        if (game.entry.series) all.try_emplace(game.entry.series->value, game.times.created);
    for (const auto& [id, begun] : all)
        if (auto added = database.run("INSERT INTO series (id, begun) VALUES (?, ?)", id, begun); !added)
            return added;
    return {};
}

base::Result<void> Recovery::writeGame(Database& database, std::int64_t id, const ReadGame& read) {
    const auto game = gameOf(id, read);
    const auto row = games_.find(id);
    const bool removed = row != games_.end() && row->second.times.removed;
    if (!removed) ++(game ? saved_ : lost_);
    return game ? insertGame(database, GameId(id), game->entry, game->times) : base::Result<void>();
}

/// The game; nothing without its text or if that was sealed and is damaged, and without both its row and what
/// the text tells.
std::optional<Recovery::GameRow> Recovery::gameOf(std::int64_t id, const ReadGame& read) const {
    const auto content = texts_.find(id);
    if (content == texts_.end()) return {};
    Entry kept{.text = content->second.text};
    if (!openText(kept)) return {};
    const auto row = games_.find(id);
    std::optional<Entry> told;
    if (read && (row == games_.end() || !seatsAreWhole(id))) told = read(kept.text);
    GameRow game;
    if (row != games_.end()) {
        game = row->second;
    } else if (told) {
        game.entry = *told;
        game.entry.finished = told->result != "*";
        game.times = {.created = currentTime(), .changed = currentTime()};
    } else {
        return {};
    }
    game.entry.text = std::move(kept.text);
    game.entry.secret = kept.secret;
    game.entry.extra = content->second.extra;
    seatPlayers(id, game, told);
    return game;
}

/// Whether no seat of a game is lost: as many are there as the game has names, one after the other.
bool Recovery::seatsAreWhole(std::int64_t id) const {
    const auto seats = seats_.find(id);
    if (seats == seats_.end()) return false;
    std::int64_t next = 0;
    for (const auto& [number, seat] : seats->second)
        if (number != next++) return false;
    const auto row = games_.find(id);
    return row == games_.end() || linesOf(row->second.names).size() == seats->second.size();
}

/// Takes the players from the seats; if those are damaged, from the text, or else from the names by which
/// games are sorted.
void Recovery::seatPlayers(std::int64_t id, GameRow& game, const std::optional<Entry>& read) const {
    Entry& entry = game.entry;
    if (!seatsAreWhole(id)) {
        entry.players = read ? read->players : linesOf(game.names);
        if (read) entry.winners = read->winners;
        if (read) entry.sides = read->sides;
        return;
    }
    entry.players.clear();
    entry.opponents.clear();
    entry.winners.clear();
    entry.sides.clear();
    for (const auto& [number, seat] : seats_.at(id)) {
        if (seat.won) entry.winners.push_back(static_cast<int>(entry.players.size()));
        entry.players.push_back(seat.player);
        entry.opponents.push_back(seat.opponent);
        if (seat.side) entry.sides.push_back(*seat.side);
    }
}

base::Result<void> Recovery::writeProgress(Database& database) const {
    for (const auto& [key, lesson] : lessons_)
        if (auto written = writeLesson(database, key.first, lesson.first, lesson.second); !written)
            return written;
    for (const auto& [key, puzzle] : puzzles_)
        if (auto written = writePuzzle(database, key.first, puzzle.first, puzzle.second); !written)
            return written;
    return {};
}

base::Result<void> Recovery::writeAllSeen(Database& database) const {
    for (const std::string& identity : seen_)
        if (auto written = writeSeen(database, identity); !written) return written;
    return {};
}

}  // namespace archive
