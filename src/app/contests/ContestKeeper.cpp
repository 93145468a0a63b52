#include "app/contests/ContestKeeper.h"

#include <memory>
#include <utility>

#include "app/catalog/Seat.h"
#include "app/common/Dates.h"
#include "app/library/ArchiveEntry.h"
#include "match/Match.h"

namespace app {

namespace {

/// Records are made on the main thread; this many take a small part of a frame.
constexpr std::size_t kMostAtOnce = 16;
/// For all games of one request together, while another program writes: the archive waits some seconds each
/// time.
constexpr int kMoreTries = 5;

base::Result<void> add(archive::Archive& archive, const archive::Entry& entry, int& triesLeft) {
    // Two engines may play the same game twice, so a copy is not an error.
    auto added = archive.add(entry, archive::Archive::Copies::Allowed);
    while (!added && archive.wasBusy() && triesLeft-- > 0)
        added = archive.add(entry, archive::Archive::Copies::Allowed);
    return added ? base::Result<void>() : added.error();
}

}  // namespace

void ContestKeeper::begin(const CatalogEntry& game, std::array<std::string, 2> engines, std::string event) {
    game_ = archive_ ? &game : nullptr;
    engines_ = std::move(engines);
    event_ = std::move(event);
    handed_ = 0;
    failed_ = false;
}

bool ContestKeeper::follow(const tournament::ContestRunner& runner) {
    if (!game_) return true;
    std::vector<game::Record> records =
        runner.finishedRecords(event_, dayInTags(dateNow()), handed_, kMostAtOnce);
    const bool all = records.size() < kMostAtOnce;
    handed_ += records.size();
    if (!records.empty()) hand(std::move(records), runner.contest());
    return all;
}

void ContestKeeper::followToTheEnd(tournament::ContestRunner* runner) {
    if (!runner || !game_) return;
    runner->stop();
    while (!follow(*runner)) {
    }
}

void ContestKeeper::hand(std::vector<game::Record> records, const tournament::Contest& contest) {
    ++asked_;
    const auto games = std::make_shared<std::vector<game::Record>>(std::move(records));
    archive_->ask(
        [games, game = game_, engines = engines_, first = contest.entrants[0].name,
         date = dateNow()](archive::Archive& archive) -> base::Result<void> {
            base::Result<void> all;
            int triesLeft = kMoreTries;
            for (game::Record& record : *games) {
                std::vector<Seat> seats;
                for (const std::string& name : record.players)
                    seats.push_back({.name = name, .opponent = engines[name == first ? 0 : 1]});
                const auto match = match::Match::fromRecord(std::move(record));
                const auto added = add(archive, entryOf(*game, match, seats, date), triesLeft);
                if (added) continue;
                // A failure of one game need not concern the next, but each would wait for a busy archive.
                if (all) all = added;
                if (archive.wasBusy()) break;
            }
            return all;
        },
        [this](const base::Result<void>& written) {
            --asked_;
            if (!written && !std::exchange(failed_, true)) problem_ = written.error();
        });
}

std::optional<base::Error> ContestKeeper::takeProblem() { return std::exchange(problem_, std::nullopt); }

}  // namespace app
