#pragma once

#include <chrono>

/// When a puzzle returns: solved ones at growing intervals, missed ones soon. After S. Leitner, So lernt man
/// lernen (1972).
namespace tutorial {

inline constexpr int kLastBox = 6;

/// The interval for a puzzle that was solved `box` times in a row; 0: it was missed.
[[nodiscard]] constexpr std::chrono::minutes restOf(int box) {
    constexpr std::chrono::hours kDay(24);
    switch (box) {
        case 0:
            return std::chrono::minutes(10);
        case 1:
            return kDay;
        case 2:
            return 3 * kDay;
        case 3:
            return 7 * kDay;
        case 4:
            return 16 * kDay;
        case 5:
            return 35 * kDay;
        default:
            return 90 * kDay;
    }
}

}  // namespace tutorial
