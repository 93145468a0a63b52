#pragma once

#include <deque>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>

#include "app/BackgroundTask.h"
#include "base/Result.h"

namespace app {

/// Writes files in the background, one after the other in the order in which that was asked for, so that the
/// last one wins, and keeps what became of each of them until it is asked. Main thread only. Its end waits
/// for the file that is being written and drops those that wait: finish() comes first.
class SaveQueue {
  public:
    using Saved = base::Result<std::filesystem::path>;
    /// Writes one file, on another thread, and answers which.
    using Work = std::packaged_task<Saved()>;

    void add(Work work);
    /// Something is being written or waits for that, or a result has not been taken.
    [[nodiscard]] bool busy() const { return running_ || !waiting_.empty() || !done_.empty(); }
    /// What became of a file, in order, each once.
    [[nodiscard]] std::optional<Saved> take();
    /// Blocks until everything is written; the results can be taken.
    void finish();

  private:
    void startNext();

    std::deque<Work> waiting_;
    std::unique_ptr<BackgroundTask<std::filesystem::path>> running_;
    std::deque<Saved> done_;
};

}  // namespace app
