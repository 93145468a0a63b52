#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace tak::engine {

/// How many nodes a search may look at before it looks at the clock again, learned from how long they took:
/// a node takes a microsecond as a rule, but a hundred with tall stacks or where memory is touched for the
/// first time.
class PollPace {
  public:
    using Duration = std::chrono::steady_clock::duration;
    /// Nodes at most: more would spare nothing.
    static constexpr std::uint64_t kMost = 512;
    /// Time that should pass between two polls at most.
    static constexpr Duration kAim = std::chrono::milliseconds(1);

    /// Nodes until the next poll. Those until this one took `time`; none have been looked at before the
    /// first.
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
