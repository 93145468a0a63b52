#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "app/common/BackgroundTask.h"

namespace app {

/// Work whose result nobody wants any more: it is told to stop, and deleted once it has ended, so that nobody
/// has to wait for it. Main thread only; the destructor waits for what has not ended yet.
class RetiredWork {
  public:
    /// Does not wait. `work` may be null.
    void add(std::unique_ptr<BackgroundWork> work) {
        if (!work) return;
        work->stop();
        work_.push_back(std::move(work));
    }
    /// Deletes what has ended; call once a frame.
    void update() {
        std::erase_if(work_, [](const auto& work) { return work->ready(); });
    }
    /// Waits until all of it has ended.
    void finish() { work_.clear(); }
    [[nodiscard]] bool empty() const { return work_.empty(); }

  private:
    std::vector<std::unique_ptr<BackgroundWork>> work_;
};

}  // namespace app
