#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "app/library/ArchiveEntry.h"
#include "app/library/GameLocks.h"
#include "archive/Keeper.h"

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

/// The unfinished games of the archive, which can be continued. Main thread only; reads in the background.
class UnfinishedGames {
  public:
    /// `archive`: null if no games are kept. All must outlive this object. Looks for the games at once.
    UnfinishedGames(archive::Keeper* archive, const GameLocks& locks, const Games& games);
    UnfinishedGames(const UnfinishedGames&) = delete;
    UnfinishedGames& operator=(const UnfinishedGames&) = delete;

    /// The latest first, without those that another copy of the program is playing.
    [[nodiscard]] const std::vector<KeptGame>& all() const { return all_; }
    /// Starts to look for games that are not listed yet.
    void look();
    /// Lists a game as the latest one.
    void add(KeptGame game);
    void remove(archive::GameId id);
    /// The same; the archive does not offer the game any more either.
    void close(archive::GameId id);

    /// Reads one of the games and locks it. `done` is called during a later update of the archive, with the
    /// game, or with an error that says why it cannot be continued. Does nothing if another game is being
    /// read or no archive is kept.
    void read(const KeptGame& kept, std::function<void(base::Result<ResumedGame>)> done);
    [[nodiscard]] bool busy() const { return asked_ > 0; }

  private:
    void offer(const std::vector<archive::Game>& games);

    archive::Keeper* archive_;
    const GameLocks& locks_;
    const Games& games_;
    std::vector<KeptGame> all_;
    int asked_ = 0;                     ///< answers of the archive that are still expected
    std::optional<FileLock> readLock_;  ///< of the game that is being read
};

}  // namespace app
