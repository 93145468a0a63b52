#include "app/library/GameKeeper.h"

#include <utility>

#include "app/common/Dates.h"

namespace app {
namespace {

/// Writes all of a game anew, except what the player has noted about it in the library.
base::Result<void> updateKept(archive::Archive& archive, archive::GameId id, archive::Entry entry) {
    const auto known = archive.find(id);
    if (!known) return known.error();
    if (*known) {
        entry.source = (*known)->entry.source;
        entry.labels = (*known)->entry.labels;
        entry.notes = (*known)->entry.notes;
    }
    return archive.update(id, entry);
}

}  // namespace

GameKeeper::GameKeeper(archive::Keeper* archive, std::filesystem::path locks, const Games& games)
    : archive_(archive),
      locks_(std::move(locks)),
      unfinished_(archive, locks_, games),
      reviews_(archive, locks_) {}

std::optional<archive::GameId> GameKeeper::onTable() const {
    return live_ ? archive_->idOf(*live_) : std::nullopt;
}

std::optional<archive::GameId> GameKeeper::writes() const {
    const auto reviewed = reviews_.writes();
    return reviewed ? reviewed : onTable();
}

void GameKeeper::adopt(ResumedGame& resumed) {
    unfinished_.remove(resumed.id);
    live_ = archive_->follow(resumed.id);
    lock_ = std::move(resumed.lock);
    date_ = resumed.date;
    seatsSeen_ = resumed.seats;
    series_ = resumed.series;
    seriesAsked_ = false;
    ++seriesCount_;
}

void GameKeeper::update() {
    const auto id = onTable();
    if (!id) return;
    unfinished_.remove(*id);  // the archive lists it, too
    if (!lock_) lock_ = locks_.take(*id);
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
    if (!match.live()) return reviews_.follow(game, match);
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
        archive_->ask([id = *id, entry](archive::Archive& archive) { return updateKept(archive, id, entry); },
                      [](const base::Result<void>&) {});
    archive_->save(*live_, std::move(entry));
}

bool GameKeeper::leave(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                       const match::SeriesGoal& goal) {
    follow(game, match, seats, goal);
    const bool kept = live_ && saved_ && !saved_->finished && saved_->plies > 0;
    if (kept) {
        // This request is answered after the earlier ones, so the game's id is known then.
        ++asked_;
        archive_->ask(
            [](archive::Archive&) { return base::Result<void>(); },
            [this, live = *live_,
             left = KeptGame{archive::GameId(0), &game, match.players(), saved_->plies,
                             std::chrono::floor<std::chrono::milliseconds>(
                                 std::chrono::system_clock::now())}](const base::Result<void>&) mutable {
                --asked_;
                const auto id = archive_->idOf(live);
                if (!id) return;
                left.id = *id;
                unfinished_.add(std::move(left));
            });
    }
    forgetGame();
    return kept;
}

void GameKeeper::abandon() {
    if (live_ && saved_ && !saved_->finished) {
        saved_->finished = true;
        archive_->save(*live_, *saved_);
    }
    forgetGame();
}

void GameKeeper::forgetGame() {
    if (const auto id = onTable(); id && lock_) locks_.remove(*id);
    live_.reset();
    reviews_.end();
    lock_.reset();
    saved_.reset();
    date_.clear();
    news_ = {};
    versionSeen_ = 0;
    seatsSeen_.clear();
    clocksSeen_.clear();
}

base::Result<void> GameKeeper::flush() {
    if (!archive_) return {};
    auto written = archive_->flush();
    archive_->update();
    return written;
}

base::Result<void> GameKeeper::finish() {
    reviews_.end();
    return flush();
}

}  // namespace app
