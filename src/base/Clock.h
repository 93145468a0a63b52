#pragma once

#include <chrono>

namespace base {

/// A clock for measuring durations: it never goes back and does not know the date.
using Clock = std::chrono::steady_clock;

[[nodiscard]] inline float millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<float, std::milli>(Clock::now() - begin).count();
}

}  // namespace base
