#include "app/library/ReviewKeeper.h"

#include <limits>
#include <utility>

namespace app {

using base::msgid;

void ReviewKeeper::begin(archive::GameId id, const CatalogEntry& game, const match::Match& match) {
    // The archive may have changed since the game was read from it, so its text is made anew.
    begin(id, game, match.tree().version(), entryOf(game, match, std::string()).text);
}

void ReviewKeeper::replace(archive::GameId id, const CatalogEntry& game) {
    constexpr std::size_t kNeverWritten = std::numeric_limits<std::size_t>::max();
    begin(id, game, kNeverWritten, {});
}

/// `text`: of the game as it is on the table; nothing: as the archive has it.
void ReviewKeeper::begin(archive::GameId id, const CatalogEntry& game, std::size_t version,
                         std::optional<std::string> text) {
    if (!archive_) return;
    review_ = Review{.game = archive_->follow(id), .version = version, .merge = {}};
    ++asked_;
    archive_->ask([id](archive::Archive& archive) { return archive.find(id); },
                  [this, live = review_->game, &game,
                   text = std::move(text)](const base::Result<std::optional<archive::Game>>& found) {
                      --asked_;
                      if (!review_ || review_->game != live) return;
                      const archive::Entry kept = found && *found ? (*found)->entry : archive::Entry{};
                      if (found && *found)
                          review_->ending = KeptEnding{kept.finished, kept.result, kept.winners};
                      review_->merge = std::make_shared<NotesMerge>(*game.kind, text.value_or(kept.text));
                  });
}

std::optional<archive::GameId> ReviewKeeper::writes() const {
    return review_ ? archive_->idOf(review_->game) : std::nullopt;
}

void ReviewKeeper::follow(const CatalogEntry& game, const match::Match& match) {
    if (!review_ || !review_->merge || review_->version == match.tree().version()) return;
    const archive::GameId id = *archive_->idOf(review_->game);
    const bool resumable = review_->ending && !review_->ending->finished;
    const auto lock = resumable ? locks_.take(id) : std::nullopt;
    if (resumable && !lock) return wait(game, match);
    review_->version = match.tree().version();
    review_->waiting.reset();
    archive_->save(review_->game, entryNow(game, match),
                   [merge = review_->merge](const archive::Game& kept, archive::Entry noted) {
                       return merge->write(kept, std::move(noted));
                   });
    if (lock) locks_.remove(id);
}

void ReviewKeeper::wait(const CatalogEntry& game, const match::Match& match) {
    if (review_->waiting && review_->waitingVersion == match.tree().version()) return;
    if (!review_->waiting)
        news_ = msgid(
            "Another copy of Dolmen is playing this game. Your notes are saved when it has left the game.");
    review_->waiting = entryNow(game, match);
    review_->waiting->finished = true;  // only the game that is being played can be resumed
    review_->waitingVersion = match.tree().version();
}

archive::Entry ReviewKeeper::entryNow(const CatalogEntry& game, const match::Match& match) const {
    return review_->ending ? entryOf(game, match, *review_->ending) : entryOf(game, match, std::string());
}

void ReviewKeeper::end() {
    if (!review_) return;
    if (review_->waiting) {
        archive_->save(archive_->follow(), std::move(*review_->waiting));
        news_ = msgid(
            "Another copy of Dolmen is still playing the game. Your notes are in a copy of it in the "
            "library.");
    }
    last_ = std::move(review_->merge);
    review_.reset();
}

std::optional<base::Message> ReviewKeeper::takeNews() {
    for (NotesMerge* merge : {review_ ? review_->merge.get() : nullptr, last_.get()}) {
        if (!merge) continue;
        if (merge->takeRefusal()) return msgid("The game could not be saved");
        if (merge->takeYielding())
            return msgid(
                "Another copy of Dolmen has judged a turn differently: its judgement stays. Your other notes "
                "are saved.");
    }
    return std::exchange(news_, {});
}

}  // namespace app
