#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "app/common/FileLock.h"
#include "app/library/ArchiveEntry.h"
#include "archive/Keeper.h"
#include "match/Subscription.h"

namespace app {

/// An unfinished game, as listed on the start screen.
struct KeptGame {
    archive::GameId id;
    const CatalogEntry* game = nullptr;  ///< its entry in the catalogue; never null
    std::vector<std::string> players;    ///< by seat
    int turns = 0;
    archive::Time changed;
};

/// An unfinished game, read to be continued.
struct ResumedGame {
    const CatalogEntry* game = nullptr;  ///< never null
    game::Record record;
    std::vector<Seat> seats;  ///< by player
    GameExtra extra;
    archive::GameId id;
    std::string date;
    std::vector<game::Record> before = {};  ///< the earlier games of its series, in order
    std::optional<archive::SeriesId> series = {};
    std::optional<FileLock> lock = {};  ///< prevents other copies of the program from taking the game
};

/// Saves the game on the table in the archive after every turn, so that it survives a crash of the program,
/// and lists unfinished games. A game is locked while it is played, so that several copies of the program do
/// not change each other's games. Main thread only; reads and writes in the background.
class GameKeeper {
  public:
    /// `archive`: null to keep nothing; `locks`: a folder for lock files, which need not exist. `archive` and
    /// `games` must outlive this object. Starts to look for unfinished games.
    GameKeeper(archive::Keeper* archive, std::filesystem::path locks, const Games& games);
    GameKeeper(const GameKeeper&) = delete;
    GameKeeper& operator=(const GameKeeper&) = delete;

    /// Starts a new series for the games that come to the table from now on. The archive assigns its number
    /// in the background; until then no game is saved (awaitsSeries()).
    void beginSeries();
    [[nodiscard]] bool awaitsSeries() const { return seriesAsked_; }

    /// Saves the game if it has changed since the last call: by a turn, or if a clock has changed by more
    /// than `tolerance`. Only games that are played here and have at least one turn are saved.
    void follow(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                const match::SeriesGoal& goal, match::milliseconds tolerance = match::milliseconds(0));
    /// Call when another game takes the table: this game is added to unfinished() once the archive has
    /// written it. True if it is saved and unfinished.
    bool leave(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
               const match::SeriesGoal& goal);
    /// Call when another game takes the table and this one will not be continued: it stays in the archive,
    /// but not in unfinished().
    void abandon();

    /// The game on the table was opened from the archive: from now on its comments and variations are saved
    /// there.
    void review(archive::GameId id, const match::Match& match);

    /// Unfinished games, the latest first, without those that another copy of the program is playing.
    [[nodiscard]] const std::vector<KeptGame>& unfinished() const { return unfinished_; }
    /// The id of the game on the table in the archive; nullopt until it has one.
    [[nodiscard]] std::optional<archive::GameId> onTable() const;
    /// The game of the archive that follow() changes: the one on the table, or the one under review there.
    [[nodiscard]] std::optional<archive::GameId> writes() const;
    /// A game was removed from the archive.
    void removed(archive::GameId id);
    void restored() { lookForGames(); }
    /// Reads one of these games. `done` is called during a later update of the archive, with the game, or
    /// with an error that says why it cannot be continued. Does nothing if another game is being read or no
    /// archive is kept.
    void read(const KeptGame& kept, std::function<void(base::Result<ResumedGame>)> done);
    /// A game that was read is on the table: from now on it is saved under its id.
    void adopt(ResumedGame& resumed);

    /// Locks the game once it has an id; call once a frame.
    void update();
    [[nodiscard]] bool busy() const { return asked_ > 0; }
    /// Blocks until everything is written.
    void flush();

  private:
    [[nodiscard]] bool changed(const match::Match& match, const std::vector<Seat>& seats,
                               match::milliseconds tolerance) const;
    void followReview(const CatalogEntry& game, const match::Match& match);
    void lookForGames();
    void offer(const std::vector<archive::Game>& games);
    void offerLeft(archive::GameId id, KeptGame left);
    void forgetGame();
    [[nodiscard]] std::filesystem::path lockFile(archive::GameId id) const;
    [[nodiscard]] std::optional<FileLock> lockOf(archive::GameId id) const;
    [[nodiscard]] base::Result<ResumedGame> resumed(const CatalogEntry& entry, const archive::Game& game,
                                                    const std::vector<std::string>& before);

    archive::Keeper* archive_;
    std::filesystem::path locks_;
    const Games& games_;
    std::vector<KeptGame> unfinished_;
    int asked_ = 0;  ///< answers of the archive that are still expected
    std::optional<archive::SeriesId> series_;
    bool seriesAsked_ = false;  ///< the number of the new series is still expected
    int seriesCount_ = 0;       ///< number of series requested: an answer for an earlier one is ignored
    std::optional<FileLock> readLock_;  ///< lock of the game that is being read

    // About the game on the table.
    struct Review {
        archive::Keeper::LiveGame game;
        std::size_t version;  ///< version of the tree that was written last
    };
    std::optional<Review> review_;
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
