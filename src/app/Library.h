#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "archive/Keeper.h"
#include "base/Result.h"

namespace app {

/// Where all games are: the archive, if there is one. Main thread.
class Library {
  public:
    /// `file`: empty to keep nothing.
    explicit Library(const std::filesystem::path& file);

    /// Null where nothing is kept.
    [[nodiscard]] archive::Keeper* archive() { return keeper_.get(); }
    /// Answers come in here; once a frame. What the player should hear of the archive, one thing at a time.
    [[nodiscard]] std::optional<base::Error> update();
    /// Blocks until all is written. The error of a game that could not be.
    base::Result<void> flush();

  private:
    std::unique_ptr<archive::Keeper> keeper_;
};

}  // namespace app
