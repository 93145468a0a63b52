#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace tournament {

/// Makes games wait while the contest is paused.
class Gate {
  public:
    void setOpen(bool open) {
        {
            const std::lock_guard lock(mutex_);
            open_ = open;
        }
        changed_.notify_all();
    }
    /// Blocks until the gate is open, or a stop is requested.
    void pass(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, stop, [this] { return open_; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool open_ = true;
};

}  // namespace tournament
