#pragma once

#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/FileLock.h"
#include "app/Games.h"
#include "app/Seat.h"
#include "match/Match.h"

namespace app {

/// A game that was left before its end, as the start screen shows it.
struct KeptGame {
    std::filesystem::path file;
    const CatalogEntry* game = nullptr;  ///< which one of the catalogue; never null
    std::vector<std::string> players;    ///< by seat
    int turns = 0;
    std::filesystem::file_time_type changed;
};

/// A kept game to be played on.
struct ResumedGame {
    const CatalogEntry* game = nullptr;  ///< never null
    game::Record record;
    std::vector<Seat> seats;  ///< by player
    std::size_t turns = 0;    ///< of the main line, after which the table stood
    std::filesystem::path file = {};
    std::optional<FileLock> lock = {};  ///< nobody else can take it meanwhile
};

/// Keeps the game under way on the disk, so that it outlives the program however that ends, and finds those
/// that were left before. Every game has a file of its own in the game's notation, and is locked while it is
/// played: several copies of the program do not touch each other's. A file that no game of the catalogue
/// claims stays where it is. Main thread; reads and writes in the background.
class GameKeeper {
  public:
    /// `folder`: empty to keep nothing. `games` must outlive it. Begins to look for games at once.
    GameKeeper(std::filesystem::path folder, const Games& games);
    /// Writes what is not written yet; blocks.
    ~GameKeeper() { flush(); }
    GameKeeper(const GameKeeper&) = delete;
    GameKeeper& operator=(const GameKeeper&) = delete;

    /// Keeps the game as it stands, if it has changed since the last call: by a turn, or by more time on a
    /// clock than `tolerance`. A game is kept that is played here, has a turn and no result; what was kept of
    /// one that has ended is removed. `game` says how it is written.
    void follow(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats,
                match::milliseconds tolerance = match::milliseconds(0));
    /// Another game takes the table: the one before stays kept and stands among unfinished(). True if there
    /// is such a game.
    bool leave(const CatalogEntry& game, const match::Match& match, const std::vector<Seat>& seats);
    /// Another game takes the table, and nobody wants to go on with the one before.
    void abandon();

    /// Games that were left, the last one first. Those that another copy of the program plays are not there.
    [[nodiscard]] const std::vector<KeptGame>& unfinished() const { return unfinished_; }
    /// One of them, to be put on the table. Blocks on the disk. The error says why it cannot be gone on with.
    [[nodiscard]] base::Result<ResumedGame> read(const KeptGame& kept);
    /// It is on the table now: from here on it is kept in its own file.
    void adopt(ResumedGame& resumed);

    /// Looks after background work; once a frame. The error is that of a game that could not be written,
    /// once.
    base::Result<void> update();
    [[nodiscard]] bool busy() const { return search_ || task_ || !jobs_.empty(); }
    void flush();

  private:
    struct Job {
        std::filesystem::path file;
        const game::Kind* kind = nullptr;    ///< of the record
        std::optional<game::Record> record;  ///< nothing: the file is removed
    };
    struct Done {
        std::filesystem::path file;
        base::Result<void> result;
        std::optional<FileLock> lock;
    };
    [[nodiscard]] static base::Result<Done> carryOut(const Job& job);
    base::Result<void> finishJob();
    void forget(const std::filesystem::path& file);
    void queue(Job job);
    void startNext();
    /// The table is free for another game.
    void letGo();
    void offer(std::vector<KeptGame> found);
    /// Whether there is more to keep than was.
    [[nodiscard]] bool changed(const match::Match& match, const std::vector<Seat>& seats,
                               match::milliseconds tolerance) const;
    [[nodiscard]] std::filesystem::path newFile(const std::string& extension);

    std::filesystem::path folder_;
    const Games& games_;
    std::unique_ptr<BackgroundTask<std::vector<KeptGame>>> search_;
    std::vector<KeptGame> unfinished_;
    std::filesystem::path file_;  ///< of the game on the table; empty: it is not kept
    std::optional<FileLock> lock_;
    std::size_t eventsSeen_ = 0;  ///< of that game
    std::vector<Seat> seatsSeen_;
    std::vector<match::milliseconds> clocksSeen_;
    int turns_ = 0;
    std::deque<Job> jobs_;  ///< still to begin
    std::unique_ptr<BackgroundTask<Done>> task_;
    int filesMade_ = 0;
    bool failed_ = false;  ///< said once is enough
};

}  // namespace app
