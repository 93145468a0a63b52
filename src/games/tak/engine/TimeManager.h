#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

#include "games/tak/engine/Engine.h"

namespace tak::engine {

/// The time for a search, computed at its start.
class TimeManager {
  public:
    using Clock = std::chrono::steady_clock;

    TimeManager(const Limits& limits, const rules::Position& position, Clock::time_point start);

    /// Whether time is up, even in the middle of an iteration.
    [[nodiscard]] bool mustStop(Clock::time_point now) const { return hard_ && now - start_ >= *hard_; }
    /// Whether another iteration could hardly be finished. `urgency` is around 1, and greater if the best
    /// move is in doubt.
    [[nodiscard]] bool shouldStop(Clock::time_point now, double urgency) const {
        return soft_ && now - start_ >= std::chrono::duration_cast<Clock::duration>(*soft_ * urgency);
    }
    [[nodiscard]] Milliseconds elapsed(Clock::time_point now) const {
        return std::chrono::duration_cast<Milliseconds>(now - start_);
    }

    /// The time until mustStop(); nothing without such a limit.
    [[nodiscard]] std::optional<Milliseconds> left(Clock::time_point now) const {
        if (!hard_) return {};
        return std::chrono::duration_cast<Milliseconds>(std::max(Clock::duration{}, *hard_ - (now - start_)));
    }

  private:
    Clock::time_point start_;
    std::optional<Clock::duration> hard_;
    std::optional<Clock::duration> soft_;
};

}  // namespace tak::engine
