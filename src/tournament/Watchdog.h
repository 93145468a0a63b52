#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace tournament {

/// Stops somebody's work once it has taken too long. For one thread that works at a time.
class Watchdog {
  public:
    using Clock = std::chrono::steady_clock;
    Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// Stops `work` at the deadline, unless rest() comes first.
    void watch(std::stop_source work, Clock::time_point deadline);
    /// The work is done. False if it had to be stopped.
    bool rest();

  private:
    struct Watched {
        std::stop_source work;
        Clock::time_point deadline;
    };
    void run(const std::stop_token& ending);

    std::mutex mutex_;  ///< guards all below but the thread
    std::condition_variable_any changed_;
    std::optional<Watched> watched_;
    std::uint64_t number_ = 0;  ///< of what is watched
    bool stopped_ = false;
    std::jthread thread_;
};

}  // namespace tournament
