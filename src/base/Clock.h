#pragma once

#include <chrono>

namespace base {

/// For durations: it never goes back, and knows no date.
using Clock = std::chrono::steady_clock;

[[nodiscard]] inline float millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<float, std::milli>(Clock::now() - begin).count();
}

}  // namespace base
