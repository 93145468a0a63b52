#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace tournament {

/// Stops a piece of work that takes too long. For one working thread at a time.
class Watchdog {
  public:
    using Clock = std::chrono::steady_clock;
    Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// Requests a stop of `work` at the deadline, unless endWatch() is called first.
    void watch(std::stop_source work, Clock::time_point deadline);
    /// Ends the watch. False if the work had to be stopped.
    bool endWatch();

  private:
    struct Watched {
        std::stop_source work;
        Clock::time_point deadline;
    };
    void run(const std::stop_token& ending);

    std::mutex mutex_;  ///< guards all below but the thread
    std::condition_variable_any changed_;
    std::optional<Watched> watched_;
    std::uint64_t number_ = 0;  ///< counts calls of watch()
    bool stopped_ = false;
    std::jthread thread_;
};

}  // namespace tournament
