#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/library/GameLocks.h"
#include "app/library/ReviewKeeper.h"
#include "app/library/UnfinishedGames.h"
#include "archive/Keeper.h"
#include "match/Subscription.h"

namespace app {

/// Saves the game on the table in the archive after every turn, so that it survives a crash of the program,
/// and locks it meanwhile. Main thread only; reads and writes in the background.
class GameKeeper {
  public:
    /// `archive`: null to keep nothing; `locks`: a folder for lock files, which need not exist. `archive` and
    /// `games` must outlive this object.
    GameKeeper(archive::Keeper* archive, std::filesystem::path locks, const Games& games);
    GameKeeper(const GameKeeper&) = delete;
    GameKeeper& operator=(const GameKeeper&) = delete;

    /// Starts a new series for the games that come to the table from now on. The archive assigns its number
    /// in the background; until then no game is saved (awaitsSeries()).
    void beginSeries();
    [[nodiscard]] bool awaitsSeries() const { return seriesAsked_; }
    /// Whether something about the game on the table cannot be saved before the archive has answered.
    [[nodiscard]] bool awaitsArchive(const match::Match& match) const {
        return seriesAsked_ || reviews_.awaitsArchive(match);
    }

    /// Saves the game if it has changed since the last call: by a turn, or if a clock has changed by more
    /// than `tolerance`. Only games that are played here and have at least one turn are saved.
    void follow(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                const match::SeriesGoal& goal, match::milliseconds tolerance = match::milliseconds(0));
    /// Call when another game takes the table: this game is added to the unfinished ones once the archive has
    /// written it. True if it is saved and unfinished.
    bool leave(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
               const match::SeriesGoal& goal);
    /// Call when another game takes the table and this one will not be continued: it stays in the archive,
    /// but is no unfinished one.
    void abandon();

    /// The game on the table was opened from the archive: from now on its comments, marks and variations are
    /// saved there. An unfinished one can still be resumed.
    void review(archive::GameId id, const CatalogEntry& game, const match::Match& match) {
        reviews_.begin(id, game, match);
    }
    /// The game on the table takes the place of this one in the archive, where it is written next.
    void replace(archive::GameId id, const CatalogEntry& game) { reviews_.replace(id, game); }
    /// What the player must know about notes on a game under review; each message once.
    [[nodiscard]] std::optional<base::Message> takeNews() { return reviews_.takeNews(); }

    /// The other games that can be continued.
    [[nodiscard]] UnfinishedGames& unfinished() { return unfinished_; }
    [[nodiscard]] const UnfinishedGames& unfinished() const { return unfinished_; }
    /// The id of the game on the table in the archive; nullopt until it has one.
    [[nodiscard]] std::optional<archive::GameId> onTable() const;
    /// The game of the archive that follow() changes: the one on the table, or the one under review there.
    [[nodiscard]] std::optional<archive::GameId> writes() const;
    /// A game that was read is on the table: from now on it is saved under its id.
    void adopt(ResumedGame& resumed);

    /// Locks the game once it has an id; call once a frame, after the archive's update.
    void update();
    [[nodiscard]] bool busy() const { return asked_ > 0 || unfinished_.busy() || reviews_.busy(); }
    /// Blocks until everything is written. The error of a game that could not be written.
    base::Result<void> flush();
    /// The program ends: the same, and notes that wait for another copy of it are kept apart.
    base::Result<void> finish();

  private:
    [[nodiscard]] bool changed(const match::Match& match, const std::vector<Seat>& seats,
                               match::milliseconds tolerance) const;
    void forgetGame();

    archive::Keeper* archive_;
    GameLocks locks_;
    UnfinishedGames unfinished_;
    ReviewKeeper reviews_;
    int asked_ = 0;  ///< answers of the archive that are still expected
    std::optional<archive::SeriesId> series_;
    bool seriesAsked_ = false;  ///< the number of the new series is still expected
    int seriesCount_ = 0;       ///< number of series requested: an answer for an earlier one is ignored

    // About the game on the table.
    std::optional<archive::Keeper::LiveGame> live_;  ///< nullopt until the game is first saved
    std::optional<FileLock> lock_;
    std::string date_;
    match::Subscription news_;
    std::size_t versionSeen_ = 0;  ///< version of the tree that was checked last
    std::vector<Seat> seatsSeen_;
    std::vector<match::milliseconds> clocksSeen_;
    std::optional<archive::Entry> saved_;
};

}  // namespace app
