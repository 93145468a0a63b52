#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "archive/Keeper.h"

namespace app {

/// Writes games of the archive into one file, in the background: their texts one after the other, with a
/// blank line in between. Main thread; only the destructor blocks, while the file is written.
class GameExport {
  public:
    /// Begins at once: the game `only`, or all that `query` finds. `archive` must outlive it by an update().
    GameExport(archive::Keeper& archive, archive::Query query, std::optional<archive::GameId> only,
               std::filesystem::path file);
    GameExport(const GameExport&) = delete;
    GameExport& operator=(const GameExport&) = delete;
    ~GameExport() { *alive_ = false; }

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// 0 to 1.
    [[nodiscard]] double share() const;
    /// Goes on; once a frame. True at its end.
    [[nodiscard]] bool update();
    /// At the end: how many games were written, or why none.
    [[nodiscard]] const base::Result<std::size_t>& result() const { return result_; }

  private:
    void find(archive::Query query);
    void readMore();
    void write();
    void end(base::Result<std::size_t> result);

    archive::Keeper& archive_;
    std::filesystem::path file_;
    std::vector<archive::GameId> games_;
    std::size_t read_ = 0;     ///< of the games
    std::size_t written_ = 0;  ///< of those: a game may have been removed meanwhile
    std::string text_;
    std::optional<BackgroundTask<std::size_t>> writing_;
    bool ended_ = false;
    base::Result<std::size_t> result_{std::size_t{0}};
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
