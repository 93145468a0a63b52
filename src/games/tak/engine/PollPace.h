#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace tak::engine {

/// How many nodes the search may visit before it polls the clock again, learned from their times: a node
/// usually takes a microsecond, but a hundred with tall stacks or with memory that is touched for the first
/// time.
class PollPace {
  public:
    using Duration = std::chrono::steady_clock::duration;
    /// Upper bound on the nodes between two polls: a greater one would save nothing.
    static constexpr std::uint64_t kMost = 512;
    /// Upper bound on the time between two polls.
    static constexpr Duration kAim = std::chrono::milliseconds(1);

    /// The number of nodes until the next poll. `time` is how long the nodes since the last poll took; before
    /// the first poll there were none.
    [[nodiscard]] std::uint64_t next(Duration time) {
        const auto ticks = static_cast<std::uint64_t>(std::max<Duration::rep>(time.count(), 1));
        const std::uint64_t inTime = nodes_ * static_cast<std::uint64_t>(kAim.count()) / ticks;
        nodes_ = std::clamp<std::uint64_t>(inTime, 1, std::min(2 * nodes_, kMost));
        return nodes_;
    }

  private:
    std::uint64_t nodes_ = 1;
};

}  // namespace tak::engine
