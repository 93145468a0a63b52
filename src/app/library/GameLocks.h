#pragma once

#include <filesystem>
#include <optional>
#include <utility>

#include "app/common/FileLock.h"
#include "archive/Archive.h"

namespace app {

/// The locks of the games in the archive: a game is locked while it is played, so that several copies of the
/// program do not change each other's games.
class GameLocks {
  public:
    /// `folder`: for the files of the locks; need not exist.
    explicit GameLocks(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Nullopt if another copy of the program has the game. Where no file for the lock can be made, the
    /// player gets his game all the same.
    [[nodiscard]] std::optional<FileLock> take(archive::GameId id) const;
    /// Removes the file of a lock that is held.
    void remove(archive::GameId id) const;

  private:
    [[nodiscard]] std::filesystem::path fileOf(archive::GameId id) const;

    std::filesystem::path folder_;
};

}  // namespace app
