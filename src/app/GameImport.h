#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/Games.h"
#include "archive/Keeper.h"

namespace app {

/// Brings the games of files into the archive, in the background: a thread reads them and waits for the
/// archive where that is slower; the archive writes them on its own. Memory holds some hundreds of games,
/// whatever the files hold. Main thread; nothing but the destructor blocks, for as long as one game is read.
class GameImport {
  public:
    /// How far it is.
    struct Progress {
        std::string file;       ///< that is read at present
        double share = 0;       ///< of all files, 0 to 1
        std::size_t games = 0;  ///< read so far, with those that were there already
    };
    struct Report {
        std::size_t added = 0;
        std::size_t known = 0;                    ///< were in the archive already
        std::size_t bad = 0;                      ///< could not be read
        std::vector<base::Error> problems = {};   ///< of files and games; kMostProblems at most
        std::optional<base::Error> failure = {};  ///< the archive's, for which the import ended
        bool cancelled = false;
    };
    static constexpr std::size_t kMostProblems = 200;

    /// Begins at once. Of a folder all files with an extension of the games are taken, in folders within it
    /// too. `games` and `archive` must outlive it, `archive` by an update().
    GameImport(const Games& games, archive::Keeper& archive, std::vector<std::filesystem::path> paths);
    GameImport(const GameImport&) = delete;
    GameImport& operator=(const GameImport&) = delete;
    ~GameImport();

    [[nodiscard]] Progress progress() const;
    /// Reads no more; what was read until now is still written.
    void cancel();
    /// Hands over what was read; once a frame, after Keeper::update(). True once all is written.
    [[nodiscard]] bool update();
    /// Complete when update() has answered true.
    [[nodiscard]] const Report& report() const { return report_; }

  private:
    /// What both threads know, under the mutex. Answers of the archive may come after the import is gone.
    struct Shared;
    /// The thread that reads.
    class Reading;

    void hand(std::vector<archive::Entry> batch);
    void takeProblems();

    archive::Keeper& archive_;
    std::shared_ptr<Shared> shared_;
    Report report_;
    int writing_ = 0;  ///< batches that the archive has not answered yet
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    std::stop_source stop_;
    std::optional<BackgroundTask<bool>> task_;
    bool readingDone_ = false;
};

}  // namespace app
