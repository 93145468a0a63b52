#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/ArchiveEntry.h"
#include "app/FileLock.h"
#include "app/Games.h"
#include "archive/Keeper.h"

namespace app {

/// A game that was left before its end, as the start screen shows it.
struct KeptGame {
    archive::GameId id;
    const CatalogEntry* game = nullptr;  ///< which one of the catalogue; never null
    std::vector<std::string> players;    ///< by seat
    int turns = 0;
    archive::Time changed;
};

/// A kept game to be played on.
struct ResumedGame {
    const CatalogEntry* game = nullptr;  ///< never null
    game::Record record;
    std::vector<Seat> seats;  ///< by player
    GameAside aside;
    archive::GameId id;
    std::string date;
    std::vector<game::Record> before = {};  ///< the earlier games of its series, in their order
    std::optional<archive::SeriesId> series = {};
    std::optional<FileLock> lock = {};  ///< nobody else can take it meanwhile
};

/// Keeps the game on the table in the archive, turn by turn, so that it outlives the program however that
/// ends, and finds those that were left before their end. A game is locked while it is played: several copies
/// of the program do not touch each other's. Main thread; reads and writes in the background.
class GameKeeper {
  public:
    /// `archive`: null to keep nothing; `locks`: a folder for the locks, may not exist yet. Both `archive`
    /// and `games` must outlive it. Begins to look for games at once.
    GameKeeper(archive::Keeper* archive, std::filesystem::path locks, const Games& games);
    GameKeeper(const GameKeeper&) = delete;
    GameKeeper& operator=(const GameKeeper&) = delete;

    /// The games that come to the table from here on belong to one series. The archive gives it a number in
    /// the background; until then no game is kept (awaitsSeries()).
    void beginSeries();
    [[nodiscard]] bool awaitsSeries() const { return seriesAsked_; }

    /// Keeps the game as it stands, if it has changed since the last call: by a turn, or by more time on a
    /// clock than `tolerance`. A game is kept that is played here and has a turn.
    void follow(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                const match::SeriesGoal& goal, match::milliseconds tolerance = match::milliseconds(0));
    /// Another game takes the table: the one before stands among unfinished() once the archive has written
    /// it. True if there is such a game.
    bool leave(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
               const match::SeriesGoal& goal);
    /// Another game takes the table, and nobody wants to go on with the one before: it stays in the archive
    /// as it is.
    void abandon();

    /// The game that came to the table is one of the archive, which is looked through: what is said of its
    /// turns from now on and the variations that are tried are kept with it.
    void review(archive::GameId id, const match::Match& match);

    /// Games that were left, the last one first. Those that another copy of the program plays are not there.
    [[nodiscard]] const std::vector<KeptGame>& unfinished() const { return unfinished_; }
    /// The number of the game on the table in the archive, once it has one.
    [[nodiscard]] std::optional<archive::GameId> onTable() const;
    /// A game was removed from the archive, or came back.
    void removed(archive::GameId id);
    void restored() { lookForGames(); }
    /// Reads one of them, to be put on the table: a later update of the archive calls `done` with it, or with
    /// the error that says why it cannot be gone on with. Where one is being read already, or nothing
    /// is kept, nothing happens.
    void read(const KeptGame& kept, std::function<void(base::Result<ResumedGame>)> done);
    /// It is on the table now: from here on it is kept under its number.
    void adopt(ResumedGame& resumed);

    /// Takes locks; once a frame.
    void update();
    [[nodiscard]] bool busy() const { return asked_ > 0; }
    /// Blocks until all is written.
    void flush();

  private:
    [[nodiscard]] bool changed(const match::Match& match, const std::vector<Seat>& seats,
                               match::milliseconds tolerance) const;
    void followReview(const CatalogEntry& game, const match::Match& match);
    void lookForGames();
    void offer(const std::vector<archive::Game>& games);
    void offerLeft(archive::GameId id, KeptGame left);
    void letGo();
    [[nodiscard]] std::filesystem::path lockFile(archive::GameId id) const;
    [[nodiscard]] std::optional<FileLock> lockOf(archive::GameId id) const;
    [[nodiscard]] base::Result<ResumedGame> resumed(const CatalogEntry& entry, const archive::Game& game,
                                                    const std::vector<std::string>& before);

    archive::Keeper* archive_;
    std::filesystem::path locks_;
    const Games& games_;
    std::vector<KeptGame> unfinished_;
    int asked_ = 0;  ///< answers that are still to come
    std::optional<archive::SeriesId> series_;
    bool seriesAsked_ = false;  ///< the archive has not said yet which number it has
    int seriesCount_ = 0;       ///< so many were asked for: the answer for an earlier one comes too late
    std::optional<FileLock> readLock_;  ///< of the game that is being read

    // Of the game on the table.
    struct Review {
        archive::Keeper::LiveGame game;
        std::size_t version;  ///< of the tree, as it was written last
    };
    std::optional<Review> review_;
    std::optional<archive::Keeper::LiveGame> live_;  ///< nothing: it is not kept yet
    std::optional<FileLock> lock_;
    std::string date_;
    std::size_t eventsSeen_ = 0;
    std::size_t versionSeen_ = 0;  ///< of the tree
    std::vector<Seat> seatsSeen_;
    std::vector<match::milliseconds> clocksSeen_;
    std::optional<archive::Entry> saved_;
};

}  // namespace app
