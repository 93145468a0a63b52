#pragma once

#include <cmath>
#include <cstdint>

namespace tactiki::engine {

/// A judgement for the player to move, in thousandths of the logarithm of the odds that he wins.
using Score = std::int32_t;

inline constexpr Score kWin = 30'000;            ///< a win at once; one later is worth a little less
inline constexpr Score kSureWin = 29'000;        ///< from here on a win was found
inline constexpr Score kMostUncertain = 20'000;  ///< the greatest judgement without a win found
inline constexpr int kMostPlies = 64;

/// The chance to win that a judgement stands for, from 0 to 1; a draw is half a win. An earlier win is worth
/// up to a thousandth more than a later one.
[[nodiscard]] inline double chanceOf(Score score) {
    constexpr double kSure = 0.999;
    if (score >= kSureWin) return kSure + (1 - kSure) * (score - kSureWin) / (kWin - kSureWin);
    if (score <= -kSureWin) return 1 - chanceOf(-score);
    return (1 - kSure) + (2 * kSure - 1) / (1 + std::exp(-score / 1000.0));
}

}  // namespace tactiki::engine
