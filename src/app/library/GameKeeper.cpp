#include "app/library/GameKeeper.h"

#include <algorithm>
#include <fstream>
#include <utility>

#include "app/common/Dates.h"

namespace app {

namespace fs = std::filesystem;
using base::msgid;

namespace {

base::Result<game::Record> recordIn(const CatalogEntry& entry, const std::string& text) {
    auto reading = entry.kind->read(text, {}, {});
    if (!reading) return reading.error();
    return std::move(reading->game);
}

/// A game of the archive, and the texts of the earlier games in its series, in order.
struct Texts {
    archive::Game game;
    std::vector<std::string> before;
};

base::Result<Texts> textsOf(archive::Archive& archive, archive::GameId id) {
    const auto game = archive.find(id);
    if (!game) return game.error();
    if (!*game) return base::Error{msgid("this game is no longer in the library")};
    Texts texts{**game, {}};
    if (!texts.game.entry.series) return texts;
    const auto series = archive.search({.finished = true,
                                        .series = texts.game.entry.series,
                                        .sort = archive::Query::Sort::Date,
                                        .ascending = true,
                                        .limit = -1});
    if (!series) return series.error();
    for (const archive::Game& other : series->games) {
        const auto text = archive.text(other.id);
        if (!text) return text.error();
        if (*text) texts.before.push_back(**text);
    }
    return texts;
}

}  // namespace

GameKeeper::GameKeeper(archive::Keeper* archive, fs::path locks, const Games& games)
    : archive_(archive), locks_(std::move(locks)), games_(games) {
    lookForGames();
}

// ---- unfinished games ----

void GameKeeper::lookForGames() {
    if (!archive_) return;
    ++asked_;
    archive_->ask([](archive::Archive& archive) { return archive.unfinished(); },
                  [this](base::Result<std::vector<archive::Game>> found) {
                      --asked_;
                      if (found) offer(*found);  // if the archive cannot be read, it reports that itself
                  });
}

void GameKeeper::offer(const std::vector<archive::Game>& games) {
    for (const archive::Game& found : games) {
        const CatalogEntry* entry = games_.find(found.entry.game);
        const bool known = std::any_of(unfinished_.begin(), unfinished_.end(),
                                       [&](const KeptGame& other) { return other.id == found.id; });
        const bool ours = live_ && archive_->idOf(*live_) == found.id;
        if (!entry || known || ours || found.entry.plies == 0 || !lockOf(found.id)) continue;
        unfinished_.push_back({found.id, entry, found.entry.players, found.entry.plies, found.changed});
    }
}

std::optional<archive::GameId> GameKeeper::onTable() const {
    return live_ ? archive_->idOf(*live_) : std::nullopt;
}

std::optional<archive::GameId> GameKeeper::writes() const {
    return review_ ? archive_->idOf(review_->game) : onTable();
}

void GameKeeper::removed(archive::GameId id) {
    std::erase_if(unfinished_, [&](const KeptGame& other) { return other.id == id; });
}

void GameKeeper::read(const KeptGame& kept, std::function<void(base::Result<ResumedGame>)> done) {
    if (readLock_ || !archive_) return;
    readLock_ = lockOf(kept.id);
    if (!readLock_) return done(base::Error{msgid("another copy of Dolmen is playing this game")});
    ++asked_;
    archive_->ask([id = kept.id](archive::Archive& archive) { return textsOf(archive, id); },
                  [this, entry = kept.game, id = kept.id, done = std::move(done)](base::Result<Texts> found) {
                      --asked_;
                      auto lock = std::exchange(readLock_, {});
                      if (!found) return done(found.error());
                      auto game = resumed(*entry, found->game, found->before);
                      if (game)
                          game->lock = std::move(lock);
                      else
                          removed(id);
                      done(std::move(game));
                  });
}

base::Result<ResumedGame> GameKeeper::resumed(const CatalogEntry& entry, const archive::Game& game,
                                              const std::vector<std::string>& before) {
    auto record = recordIn(entry, game.entry.text);
    if (!record) return record.error();
    ResumedGame resumed{.game = &entry,
                        .record = std::move(*record),
                        .seats = {},
                        .extra = parseExtra(game.entry.extra),
                        .id = game.id,
                        .date = game.entry.date,
                        .series = game.entry.series};
    for (std::size_t seat = 0; seat < game.entry.players.size(); ++seat)
        resumed.seats.push_back(
            {game.entry.players[seat], seat < game.entry.opponents.size() ? game.entry.opponents[seat] : ""});
    for (const std::string& text : before) {
        auto earlier = recordIn(entry, text);
        if (earlier && earlier->result != "*") resumed.before.push_back(std::move(*earlier));
    }
    return resumed;
}

void GameKeeper::adopt(ResumedGame& resumed) {
    std::erase_if(unfinished_, [&](const KeptGame& other) { return other.id == resumed.id; });
    live_ = archive_->follow(resumed.id);
    lock_ = std::move(resumed.lock);
    date_ = resumed.date;
    series_ = resumed.series;
    seriesAsked_ = false;
    ++seriesCount_;
}

// ---- the game on the table ----

void GameKeeper::update() {
    if (!live_ || lock_) return;
    if (const auto id = archive_->idOf(*live_)) lock_ = lockOf(*id);
}

void GameKeeper::beginSeries() {
    series_.reset();
    if (!archive_) return;
    seriesAsked_ = true;
    ++asked_;
    archive_->ask([](archive::Archive& archive) { return archive.beginSeries(); },
                  [this, count = ++seriesCount_](const base::Result<archive::SeriesId>& begun) {
                      --asked_;
                      if (count != seriesCount_) return;
                      seriesAsked_ = false;
                      if (begun) series_ = *begun;  // without an archive the number is not needed
                  });
}

bool GameKeeper::changed(const match::Match& match, const std::vector<Seat>& seats,
                         match::milliseconds tolerance) const {
    if (news_.due(match) || seats != seatsSeen_) return true;
    if (match.tree().version() != versionSeen_) return true;
    if (!match.clock()) return false;
    const auto now = match.clock()->readings();
    for (std::size_t seat = 0; seat < now.size() && seat < clocksSeen_.size(); ++seat)
        if (std::chrono::abs(now[seat] - clocksSeen_[seat]) > tolerance) return true;
    return now.size() != clocksSeen_.size();
}

void GameKeeper::follow(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                        const match::SeriesGoal& goal, match::milliseconds tolerance) {
    if (!archive_) return;
    if (!match.live()) return followReview(game, match);
    if (seriesAsked_) return;
    if (!changed(match, seats, tolerance)) return;
    const bool others = seats != seatsSeen_;
    (void)news_.read(match);
    versionSeen_ = match.tree().version();
    seatsSeen_ = seats;
    clocksSeen_ = match.clock() ? match.clock()->readings() : std::vector<match::milliseconds>();
    if (date_.empty()) date_ = dateNow();
    archive::Entry entry = entryOf(game, match, seats, date_);
    if (entry.plies == 0 && !live_) return;
    entry.series = series_;
    entry.extra = formatExtra({.turns = match.tree().pathTo(match.head()).size(), .goal = goal});
    if (!live_) live_ = archive_->follow();
    const auto id = archive_->idOf(*live_);
    saved_ = entry;
    // save() writes only the data that a turn changes, so the other data are updated here.
    if (id && others)
        archive_->ask([id = *id, entry](archive::Archive& archive) { return archive.update(id, entry); },
                      [](const base::Result<void>&) {});
    archive_->save(*live_, std::move(entry));
}

void GameKeeper::review(archive::GameId id, const match::Match& match) {
    if (archive_) review_ = Review{archive_->follow(id), match.tree().version()};
}

void GameKeeper::followReview(const CatalogEntry& game, const match::Match& match) {
    if (!review_ || std::exchange(review_->version, match.tree().version()) == match.tree().version()) return;
    archive_->save(review_->game, entryOf(game, match, std::string()));
}

bool GameKeeper::leave(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                       const match::SeriesGoal& goal) {
    follow(game, match, seats, goal);
    const bool kept = live_ && saved_ && !saved_->finished && saved_->plies > 0;
    if (kept) {
        // This request is answered after the earlier ones, so the game's id is known then.
        ++asked_;
        archive_->ask([](archive::Archive&) { return base::Result<void>(); },
                      [this, live = *live_,
                       left = KeptGame{archive::GameId(0), &game, match.players(), saved_->plies,
                                       std::chrono::floor<std::chrono::milliseconds>(
                                           std::chrono::system_clock::now())}](const base::Result<void>&) {
                          --asked_;
                          if (const auto id = archive_->idOf(live)) offerLeft(*id, left);
                      });
    }
    forgetGame();
    return kept;
}

void GameKeeper::offerLeft(archive::GameId id, KeptGame left) {
    removed(id);
    left.id = id;
    unfinished_.insert(unfinished_.begin(), std::move(left));
}

void GameKeeper::abandon() {
    if (live_ && saved_ && !saved_->finished) {
        saved_->finished = true;
        archive_->save(*live_, *saved_);
    }
    forgetGame();
}

void GameKeeper::forgetGame() {
    if (lock_ && live_) {
        std::error_code ignored;
        if (const auto id = archive_->idOf(*live_)) fs::remove(lockFile(*id), ignored);
    }
    live_.reset();
    review_.reset();
    lock_.reset();
    saved_.reset();
    date_.clear();
    news_ = {};
    versionSeen_ = 0;
    seatsSeen_.clear();
    clocksSeen_.clear();
}

void GameKeeper::flush() {
    if (!archive_) return;
    (void)archive_->flush();
    archive_->update();
}

// ---- locks ----

fs::path GameKeeper::lockFile(archive::GameId id) const {
    return locks_ / (std::to_string(id.value) + ".lock");
}

std::optional<FileLock> GameKeeper::lockOf(archive::GameId id) const {
    std::error_code ignored;
    fs::create_directories(locks_, ignored);
    std::ofstream(lockFile(id), std::ios::app);
    return FileLock::take(lockFile(id));
}

}  // namespace app
