#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "app/common/BackgroundTask.h"
#include "archive/Keeper.h"

namespace app {

/// Writes games of the archive into one file, in the background: their texts, separated by blank lines. A
/// game with secrets that can be continued is left out; alone in the file it is written sealed. One that was
/// given up is readable, so all that it hides counts as seen from then on (SeenGames). Main thread only; only
/// the destructor blocks, while the file is being written.
class GameExport {
  public:
    /// Starts at once. Exports the game `only`, or else all games that `query` finds. `archive` must live
    /// until its next update() after this object's end, and `games` as long as `archive`.
    GameExport(archive::Keeper& archive, const Games& games, archive::Query query,
               std::optional<archive::GameId> only, std::filesystem::path file);
    GameExport(const GameExport&) = delete;
    GameExport& operator=(const GameExport&) = delete;
    ~GameExport() { *alive_ = false; }

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// The finished part, from 0 to 1.
    [[nodiscard]] double share() const;
    /// Continues; call once a frame. True when the export has ended.
    [[nodiscard]] bool update();
    /// After the end: the number of games written, or the error.
    [[nodiscard]] const base::Result<std::size_t>& result() const { return result_; }
    /// The number of games with secrets that were left out.
    [[nodiscard]] std::size_t leftOut() const { return leftOut_; }
    /// Whether the file holds one game with secrets, sealed.
    [[nodiscard]] bool sealed() const { return sealed_; }

  private:
    void find(archive::Query query);
    void readMore();
    void write();
    void end(base::Result<std::size_t> result);

    archive::Keeper& archive_;
    const Games& catalog_;
    std::filesystem::path file_;
    bool single_;  ///< one game was asked for
    std::vector<archive::GameId> games_;
    std::size_t read_ = 0;     ///< number of games read
    std::size_t written_ = 0;  ///< fewer if games were removed in the meantime, or left out
    std::size_t leftOut_ = 0;
    bool sealed_ = false;
    std::string text_;
    std::optional<BackgroundTask<std::size_t>> writing_;
    bool ended_ = false;
    base::Result<std::size_t> result_{std::size_t{0}};
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
