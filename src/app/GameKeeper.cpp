#include "app/GameKeeper.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <ctime>

#include "base/Files.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using base::msgid;

// What the notation has no place for stands in tags of these names.
constexpr std::string_view kSeatTag = "DolmenSeat";
constexpr std::string_view kTurnsTag = "DolmenTurns";
constexpr std::size_t kMostFiles = 16;             // that are looked at
constexpr std::uintmax_t kLargestFile = 1U << 20;  // bytes; 4,000 turns take 40,000

std::string seatTag(std::size_t seat) { return std::string(kSeatTag) + std::to_string(seat + 1); }

bool isOurs(const std::pair<std::string, std::string>& tag) {
    return tag.first.starts_with(kSeatTag) || tag.first == kTurnsTag;
}

/// Turns of the main line.
int lengthOf(const game::Record& record) {
    int length = 0;
    for (std::size_t at = 0; !record.turns[at].children.empty(); ++length)
        at = record.turns[at].children.front();
    return length;
}

/// Takes what this program has added out of the tags.
ResumedGame resumed(game::Record record) {
    ResumedGame game;
    game.turns = static_cast<std::size_t>(lengthOf(record));
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        game.seats.push_back({record.players[seat]});
        for (const auto& [name, value] : record.tags)
            if (name == seatTag(seat)) game.seats.back().opponent = value;
    }
    for (const auto& [name, value] : record.tags) {
        std::size_t turns = 0;
        const auto end = std::from_chars(value.data(), value.data() + value.size(), turns);
        if (name == kTurnsTag && end.ec == std::errc()) game.turns = std::min(game.turns, turns);
    }
    std::erase_if(record.tags, isOurs);
    game.record = std::move(record);
    return game;
}

/// A record, and whose it is.
struct KeptRecord {
    const CatalogEntry* game;
    game::Record record;
};

base::Result<KeptRecord> readRecord(const fs::path& file, const Games& games) {
    const auto text = base::readFile(file);
    if (!text) return text.error();
    const CatalogEntry* game = games.claiming(*text, file.extension().string());
    if (!game) return base::Error{msgid("no game knows this file"), file.string()};
    auto reading = game->kind->read(*text, file.string(), {});
    if (!reading) return reading.error();
    return KeptRecord{game, std::move(reading->game)};
}

/// The newest files of the folder first.
std::vector<KeptGame> filesIn(const fs::path& folder, const std::vector<std::string>& extensions) {
    std::vector<KeptGame> files;
    std::error_code error;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator();
         it.increment(error)) {
        std::error_code broken;
        const bool known =
            std::find(extensions.begin(), extensions.end(), it->path().extension()) != extensions.end();
        const bool fits = known && it->is_regular_file(broken) && it->file_size(broken) <= kLargestFile;
        const auto changed = it->last_write_time(broken);
        if (fits && !broken) files.push_back({.file = it->path(), .players = {}, .changed = changed});
    }
    std::sort(files.begin(), files.end(),
              [](const KeptGame& a, const KeptGame& b) { return a.changed > b.changed; });
    if (files.size() > kMostFiles) files.resize(kMostFiles);
    return files;
}

base::Result<std::vector<KeptGame>> gamesIn(const fs::path& folder, const Games& known,
                                            const std::stop_token& stop) {
    std::vector<KeptGame> games;
    for (KeptGame& kept : filesIn(folder, known.extensions())) {
        if (stop.stop_requested()) break;
        if (!FileLock::take(kept.file)) continue;  // another copy of the program plays it
        const auto read = readRecord(kept.file, known);
        if (!read || read->record.result != "*" || read->record.turns.size() < 2) continue;
        kept.game = read->game;
        kept.players = read->record.players;
        kept.turns = lengthOf(read->record);
        games.push_back(std::move(kept));
    }
    return games;
}

}  // namespace

GameKeeper::GameKeeper(fs::path folder, const Games& games) : folder_(std::move(folder)), games_(games) {
    if (folder_.empty()) return;
    search_ = std::make_unique<BackgroundTask<std::vector<KeptGame>>>(
        [folder = folder_, &games](const std::stop_token& stop) { return gamesIn(folder, games, stop); });
}

fs::path GameKeeper::newFile(const std::string& extension) {
    const std::time_t now = std::time(nullptr);
    char date[32];
    std::strftime(date, sizeof date, "%Y-%m-%d-%H%M%S", std::localtime(&now));
    fs::path file;
    std::error_code ignored;
    do
        file = folder_ / (std::string(date) + '-' + std::to_string(getpid()) + '-' +
                          std::to_string(++filesMade_) + extension);
    while (fs::exists(file, ignored));
    return file;
}

bool GameKeeper::changed(const match::Match& match, const std::vector<Seat>& seats,
                         match::milliseconds tolerance) const {
    if (match.events(game::Viewer::record()).size() != eventsSeen_ || seats != seatsSeen_) return true;
    if (!match.clock()) return false;
    const auto now = match.clock()->readings();
    for (std::size_t seat = 0; seat < now.size() && seat < clocksSeen_.size(); ++seat)
        if (std::chrono::abs(now[seat] - clocksSeen_[seat]) > tolerance) return true;
    return now.size() != clocksSeen_.size();
}

void GameKeeper::follow(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                        match::milliseconds tolerance) {
    if (folder_.empty() || !match.live() || !changed(match, seats, tolerance)) return;
    eventsSeen_ = match.events(game::Viewer::record()).size();
    seatsSeen_ = seats;
    clocksSeen_ = match.clock() ? match.clock()->readings() : std::vector<match::milliseconds>();
    game::Record record = match.toRecord();
    turns_ = lengthOf(record);
    if (record.result != "*" || turns_ == 0) {
        if (!file_.empty()) queue({.file = std::exchange(file_, {}), .record = {}});
        return;
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (!seats[seat].opponent.empty()) record.tags.emplace_back(seatTag(seat), seats[seat].opponent);
    record.tags.emplace_back(kTurnsTag, std::to_string(match.pathTo(match.current()).size()));
    if (file_.empty()) file_ = newFile(game.kind->extension());
    queue({.file = file_, .kind = game.kind.get(), .record = std::move(record)});
}

bool GameKeeper::leave(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats) {
    follow(game, match, seats);
    const bool kept = !file_.empty();
    if (kept)
        unfinished_.insert(unfinished_.begin(), {std::exchange(file_, {}), &game, match.players(), turns_,
                                                 fs::file_time_type::clock::now()});
    letGo();
    return kept;
}

void GameKeeper::abandon() {
    if (!file_.empty()) queue({.file = std::exchange(file_, {}), .record = {}});
    letGo();
}

void GameKeeper::letGo() {
    lock_.reset();
    eventsSeen_ = 0;
    seatsSeen_.clear();
    clocksSeen_.clear();
}

base::Result<ResumedGame> GameKeeper::read(const KeptGame& kept) {
    flush();  // it may have been left a moment ago
    const fs::path file = kept.file;
    auto lock = FileLock::take(file);
    std::error_code ignored;
    if (!lock && fs::exists(file, ignored))
        return base::Error{msgid("another copy of Dolmen plays this game"), file.string()};
    auto read = readRecord(file, games_);
    if (!read) {
        forget(file);
        return read.error();
    }
    ResumedGame game = resumed(std::move(read->record));
    game.game = read->game;
    game.file = file;
    game.lock = std::move(lock);
    return game;
}

void GameKeeper::adopt(ResumedGame& resumed) {
    forget(resumed.file);
    file_ = resumed.file;
    lock_ = std::move(resumed.lock);
}

void GameKeeper::forget(const fs::path& file) {
    std::erase_if(unfinished_, [&](const KeptGame& other) { return other.file == file; });
}

// ---- in the background ----

base::Result<GameKeeper::Done> GameKeeper::carryOut(const Job& job) {
    if (!job.record) {
        std::error_code ignored;
        fs::remove(job.file, ignored);
        return Done{job.file, {}, {}};
    }
    const auto written = base::writeFile(job.file, job.kind->writeAtOnce(*job.record));
    return Done{job.file, written, FileLock::take(job.file)};
}

/// Blocks until the job that is being carried out is done.
base::Result<void> GameKeeper::finishJob() {
    auto done = task_->take();
    task_.reset();
    if (!done) return done.error();
    if (done->file == file_ && done->lock) lock_ = std::move(done->lock);
    return done->result;
}

/// What waits for the same file is out of date.
void GameKeeper::queue(Job job) {
    std::erase_if(jobs_, [&](const Job& other) { return other.file == job.file; });
    jobs_.push_back(std::move(job));
    startNext();
}

void GameKeeper::startNext() {
    if (task_ || jobs_.empty()) return;
    task_ = std::make_unique<BackgroundTask<Done>>(
        [job = std::move(jobs_.front())](const std::stop_token&) { return carryOut(job); });
    jobs_.pop_front();
}

void GameKeeper::offer(std::vector<KeptGame> found) {
    for (KeptGame& game : found) {
        const bool known =
            game.file == file_ || std::any_of(unfinished_.begin(), unfinished_.end(),
                                              [&](const KeptGame& other) { return other.file == game.file; });
        if (!known) unfinished_.push_back(std::move(game));
    }
}

base::Result<void> GameKeeper::update() {
    if (search_ && search_->ready()) {
        if (auto found = search_->take()) offer(std::move(found).value());
        search_.reset();  // a folder that cannot be searched offers nothing
    }
    base::Result<void> result;
    if (task_ && task_->ready())
        if (auto done = finishJob(); !done && !std::exchange(failed_, true)) result = done.error();
    startNext();
    return result;
}

void GameKeeper::flush() {
    while (task_ || !jobs_.empty()) {
        startNext();
        (void)finishJob();
    }
}

}  // namespace app
