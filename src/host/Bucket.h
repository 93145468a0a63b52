#pragma once

#include <algorithm>

#include "host/Limits.h"

namespace host {

/// Bounds how often something may happen: so many times at once, and then so many times each second.
class Bucket {
  public:
    constexpr Bucket(double atOnce, double perSecond) : most_(atOnce), perSecond_(perSecond), left_(atOnce) {}

    /// Whether it may happen once more.
    [[nodiscard]] bool take(Moment now) {
        const std::chrono::duration<double> passed = std::max(now - last_, Moment(0));
        left_ = std::min(most_, left_ + passed.count() * perSecond_);
        last_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

  private:
    double most_;
    double perSecond_;
    double left_;
    Moment last_{0};
};

}  // namespace host
