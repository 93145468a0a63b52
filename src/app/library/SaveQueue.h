#pragma once

#include <deque>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>

#include "app/common/BackgroundTask.h"
#include "app/library/GameFile.h"

namespace app {

/// Writes games and pictures in the background, one after the other in the order of add(), so that a later
/// write to the same file wins. Keeps each result until take(). Main thread only. The destructor waits for
/// the running job and discards the waiting ones, so call finish() first.
class SaveQueue {
  public:
    /// Writes one file, on another thread, and returns its position. `origin` is that of the job, or the
    /// position where an earlier job wrote the same game: a second save into a file with many games needs the
    /// new position.
    using Work = std::packaged_task<base::Result<GameFile>(const std::optional<GameFile>& origin)>;

    /// A file to write.
    struct Job {
        std::filesystem::path file;       ///< used in errors that name no file
        std::optional<int> session = {};  ///< CurrentGame::sessionNumber() of a game; nullopt for a picture
        std::optional<GameFile> origin = {};  ///< for a game: as in saveGame()
        Work work;
    };
    /// The result of a job.
    struct Saved {
        std::filesystem::path file;
        std::optional<int> session;
        base::Result<GameFile> result;
    };

    void add(Job job);
    /// Whether a job is running or waiting, or a result was not taken.
    [[nodiscard]] bool busy() const { return running_ || !waiting_.empty() || !done_.empty(); }
    /// The next result, in the order of the jobs; nullopt if there is none.
    [[nodiscard]] std::optional<Saved> take();
    /// Blocks until all jobs have ended; their results can be taken afterwards.
    void finish();

  private:
    struct Running {
        std::filesystem::path file;
        std::optional<int> session;
        std::unique_ptr<BackgroundTask<GameFile>> task;
    };
    void startNext();
    void finishRunning();

    std::deque<Job> waiting_;
    std::optional<Running> running_;
    std::deque<Saved> done_;
};

}  // namespace app
