#pragma once

#include <algorithm>
#include <chrono>

#include "base/Clock.h"

namespace net {

/// Lets through `perSecond` for long and `burst` at once (a token bucket).
class RateLimit {
  public:
    RateLimit(double perSecond, double burst) : perSecond_(perSecond), burst_(burst), left_(burst) {}

    /// Whether one more may come at this time.
    [[nodiscard]] bool take(base::Clock::time_point now) {
        left_ = std::min(burst_, left_ + perSecond_ * std::chrono::duration<double>(now - last_).count());
        last_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

  private:
    double perSecond_;
    double burst_;
    double left_;
    base::Clock::time_point last_ = base::Clock::now();
};

}  // namespace net
