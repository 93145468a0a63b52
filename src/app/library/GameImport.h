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

#include "app/catalog/Games.h"
#include "app/common/BackgroundTask.h"
#include "archive/Keeper.h"

namespace app {

/// Imports games from files into the archive, in the background. A thread reads the files and waits if the
/// archive is slower; the archive writes on its own thread. Only some hundred games are in memory at once,
/// however large the files are. Main thread only; only the destructor blocks, at most while one game is read.
class GameImport {
  public:
    /// The progress of the import.
    struct Progress {
        std::string file;       ///< the file that is being read
        double share = 0;       ///< the finished part of all files, 0 to 1
        std::size_t games = 0;  ///< games read so far, including those already in the archive
    };
    struct Report {
        std::size_t added = 0;
        std::size_t completed = 0;  ///< were already in the archive, but without everything in the file
        std::size_t known = 0;      ///< were already in the archive
        std::size_t bad = 0;        ///< could not be read
        std::vector<base::Error> problems = {};   ///< errors in files and games; at most kMostProblems
        std::optional<base::Error> failure = {};  ///< the archive's error that ended the import
        bool cancelled = false;
    };
    static constexpr std::size_t kMostProblems = 200;

    /// Starts at once. For a folder it reads all files with an extension of the games, including those in
    /// subfolders. `games` must outlive it; `archive` must live until its next update() after this object's
    /// end.
    GameImport(const Games& games, archive::Keeper& archive, std::vector<std::filesystem::path> paths);
    GameImport(const GameImport&) = delete;
    GameImport& operator=(const GameImport&) = delete;
    ~GameImport();

    [[nodiscard]] Progress progress() const;
    /// Stops reading; games read so far are still written.
    void cancel();
    /// Passes games to the archive; call once a frame, after Keeper::update(). True when everything is
    /// written. `onTable`: the game that the table may write at any time, which is therefore not completed.
    [[nodiscard]] bool update(std::optional<archive::GameId> onTable = {});
    /// Complete after update() has returned true.
    [[nodiscard]] const Report& report() const { return report_; }

  private:
    /// Data shared by both threads, guarded by its mutex. It outlives the import if the archive answers late.
    struct Shared;
    /// The work of the reading thread.
    class Reading;

    void hand(std::vector<archive::Entry> batch, std::optional<archive::GameId> onTable);
    void count(const archive::Archive::Added& added);
    void takeProblems();

    const Games& games_;
    archive::Keeper& archive_;
    std::shared_ptr<Shared> shared_;
    Report report_;
    int writing_ = 0;  ///< batches whose answer from the archive is still expected
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    std::stop_source stop_;
    std::optional<BackgroundTask<bool>> task_;
    bool readingDone_ = false;
};

}  // namespace app
