#include "app/far/FarKeeper.h"

#include <utility>

#include "app/common/Dates.h"
#include "app/library/ArchiveEntry.h"

namespace app {
namespace {

/// The match in the archive's words. Whatever it hides, it has been told to this player.
archive::Entry farEntry(const CatalogEntry& game, const match::Match& match, const std::string& date) {
    archive::Entry entry = entryOf(game, match, std::vector<Seat>(match.players().size()), date);
    entry.finished = true;  // it cannot be played on here
    return entry;
}

base::Result<archive::GameId> written(archive::Archive& archive, archive::GameId before,
                                      const archive::Entry& entry) {
    if (before != archive::GameId{}) {
        const auto known = archive.find(before);
        if (!known) return known.error();
        if (*known) {
            auto done = archive.updateProgress(before, entry);
            return done ? base::Result<archive::GameId>(before) : done.error();
        }
    }
    auto added = archive.add(entry);
    return added ? base::Result<archive::GameId>(added->id) : added.error();
}

}  // namespace

FarKeeper::FarKeeper(archive::Keeper* archive, KeptMatch before)
    : archive_(archive), kept_(std::move(before)), self_(std::make_shared<FarKeeper*>(this)) {}

FarKeeper::~FarKeeper() { *self_ = nullptr; }

void FarKeeper::keep(const CatalogEntry& game, host::GameRecord told) {
    if (archive_ == nullptr || told.match < kept_.match) return;
    if (whole_ && told.match == kept_.match && told.text == whole_->text) return;
    game_ = &game;
    waiting_ = std::move(told);
    ask();
}

void FarKeeper::ask() {
    if (busy_ || !waiting_) return;
    host::GameRecord told = *std::exchange(waiting_, {});
    if (told.match != kept_.match) {
        kept_ = {.match = told.match, .date = dateNow()};
        whole_.reset();
    }
    busy_ = true;
    const bool settled = kept_.over && told.over && !whole_;  // it was kept before, and is only read
    const int match = told.match;
    const bool over = told.over;
    archive_->ask(
        [game = game_, before = kept_.game, date = kept_.date, settled,
         told = std::move(told)](archive::Archive& archive) -> base::Result<std::shared_ptr<const Answer>> {
            auto reading = game->kind->read(told.text, {}, {});
            if (!reading) return reading.error();
            Answer answer{before, match::Match::fromRecord(std::move(reading->game)), told.text};
            if (!settled) {
                auto id = written(archive, before, farEntry(*game, answer.match, date));
                if (!id) return id.error();
                answer.game = *id;
            }
            return std::make_shared<const Answer>(std::move(answer));
        },
        [self = self_, match, over](base::Result<std::shared_ptr<const Answer>> answer) {
            if (*self) (*self)->answered(match, over, std::move(answer));
        });
}

void FarKeeper::answered(int match, bool over, base::Result<std::shared_ptr<const Answer>> answer) {
    busy_ = false;
    if (!answer) {
        problem_ = answer.error();
    } else if (match == kept_.match) {
        kept_.game = (*answer)->game;
        kept_.over = over;
        whole_ = over ? std::move(*answer) : nullptr;
    }
    ask();
}

const match::Match* FarKeeper::whole(int match) const {
    return whole_ && match == kept_.match ? &whole_->match : nullptr;
}

}  // namespace app
