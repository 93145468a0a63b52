#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace tournament {

/// Where games wait while the contest is paused.
class Gate {
  public:
    void setOpen(bool open) {
        {
            const std::lock_guard lock(mutex_);
            open_ = open;
        }
        changed_.notify_all();
    }
    /// Waits until it is open, or the token is stopped.
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
