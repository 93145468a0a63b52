#pragma once

#include <deque>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>

#include "app/BackgroundTask.h"
#include "app/GameFile.h"

namespace app {

/// Writes games and pictures in the background, one after the other in the order in which that was asked for,
/// so that the last one wins, and keeps what became of each of them until it is asked. Main thread only. Its
/// end waits for the file that is being written and drops those that wait: finish() comes first.
class SaveQueue {
  public:
    /// Writes one file, on another thread, and answers where it is. `origin` is that of its job, or where the
    /// job before wrote the same game: a second save into a file of many games has to know that.
    using Work = std::packaged_task<base::Result<GameFile>(const std::optional<GameFile>& origin)>;

    /// A file that is to be written.
    struct Job {
        std::filesystem::path file;           ///< errors that name none name this one
        std::optional<int> session = {};      ///< of a game: which one at the table. Nothing: a picture
        std::optional<GameFile> origin = {};  ///< of a game: as saveGame()
        Work work;
    };
    /// What became of a job.
    struct Saved {
        std::filesystem::path file;
        std::optional<int> session;
        base::Result<GameFile> result;
    };

    void add(Job job);
    /// Something is being written or waits for that, or a result has not been taken.
    [[nodiscard]] bool busy() const { return running_ || !waiting_.empty() || !done_.empty(); }
    /// What became of a file, in order, each once.
    [[nodiscard]] std::optional<Saved> take();
    /// Blocks until everything is written; the results can be taken.
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
