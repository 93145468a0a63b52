#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "app/catalog/Games.h"
#include "archive/Keeper.h"
#include "base/Result.h"

namespace app {

/// Owns the archive of all games, if there is one. Main thread only.
class Library {
  public:
    /// `file`: empty to keep no archive. `games` must outlive it.
    Library(const std::filesystem::path& file, const Games& games);

    /// Null if no archive is kept.
    [[nodiscard]] archive::Keeper* keeper() { return keeper_.get(); }
    /// Delivers the archive's answers; call once a frame. Returns a problem that the player should be told
    /// about, one at a time.
    [[nodiscard]] std::optional<archive::Keeper::News> update();
    /// Blocks until everything is written. Returns the error of a game that could not be written.
    base::Result<void> flush();

  private:
    std::unique_ptr<archive::Keeper> keeper_;
};

}  // namespace app
