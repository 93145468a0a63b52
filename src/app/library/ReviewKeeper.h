#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/catalog/Games.h"
#include "app/library/ArchiveEntry.h"
#include "app/library/GameLocks.h"
#include "app/library/NotesMerge.h"
#include "archive/Keeper.h"
#include "base/Message.h"
#include "match/Match.h"

namespace app {

/// Saves what is noted about a game of the archive that is only looked at: comments, marks and variations.
/// While another copy of the program plays that game, the notes wait; what it has changed stays (NotesMerge).
/// If they still wait when the game leaves the table or the program ends, the game is kept once more, with
/// them. The player hears of notes that wait and of what becomes of them. Main thread only; writes in the
/// background.
class ReviewKeeper {
  public:
    /// `archive`: null to keep nothing. All must outlive this object, and the games the archive, too.
    ReviewKeeper(archive::Keeper* archive, const GameLocks& locks) : archive_(archive), locks_(locks) {}
    ReviewKeeper(const ReviewKeeper&) = delete;
    ReviewKeeper& operator=(const ReviewKeeper&) = delete;

    /// The game on the table was opened from the archive.
    void begin(archive::GameId id, const CatalogEntry& game, const match::Match& match);
    /// The game on the table takes the place of this one, where it is written at once.
    void replace(archive::GameId id, const CatalogEntry& game);
    /// Saves what has changed since the last call; call it often.
    void follow(const CatalogEntry& game, const match::Match& match);
    /// Another game takes the table, or the program ends.
    void end();

    /// The game that follow() changes.
    [[nodiscard]] std::optional<archive::GameId> writes() const;
    /// What the player must know about his notes; each message once.
    [[nodiscard]] std::optional<base::Message> takeNews();
    [[nodiscard]] bool busy() const { return asked_ > 0; }
    /// Whether the match has notes that cannot be saved before the archive has answered.
    [[nodiscard]] bool awaitsArchive(const match::Match& match) const {
        return review_ && !review_->merge && review_->version != match.tree().version();
    }

  private:
    struct Review {
        archive::Keeper::LiveGame game;
        std::size_t version;                ///< version of the tree that was written last
        std::shared_ptr<NotesMerge> merge;  ///< shared with writes under way; null until the archive answers
        std::optional<KeptEnding> ending = {};       ///< as the archive says, which stays as it is
        std::optional<archive::Entry> waiting = {};  ///< with notes that wait for another copy's turn
        std::size_t waitingVersion = 0;              ///< of the tree, in `waiting`
    };
    void begin(archive::GameId id, const CatalogEntry& game, std::size_t version,
               std::optional<std::string> text);
    void wait(const CatalogEntry& game, const match::Match& match);
    /// The game under review as it is on the table.
    [[nodiscard]] archive::Entry entryNow(const CatalogEntry& game, const match::Match& match) const;

    archive::Keeper* archive_;
    const GameLocks& locks_;
    int asked_ = 0;  ///< answers of the archive that are still expected
    std::optional<Review> review_;
    std::shared_ptr<NotesMerge> last_;  ///< of the review that ended last
    std::optional<base::Message> news_;
};

}  // namespace app
