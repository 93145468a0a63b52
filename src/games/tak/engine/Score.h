#pragma once

#include <algorithm>
#include <cmath>

namespace tak::engine {

/// The value of a position for the side to move, in hundredths of a flat. Values beyond kProven are proven
/// and count plies: a win in n plies is kWin - n, a loss in n plies n - kWin.
using Score = int;

inline constexpr Score kDraw = 0;
inline constexpr Score kWin = 32000;
inline constexpr Score kInfinite = 32001;
inline constexpr int kMaxPly = 128;  ///< upper bound on the length of a search line
inline constexpr Score kProven = kWin - 1000;
inline constexpr Score kMaxEvaluation = 20000;  ///< bound on evaluations, below all proven scores

[[nodiscard]] constexpr Score winIn(int plies) { return kWin - plies; }
[[nodiscard]] constexpr Score lossIn(int plies) { return plies - kWin; }
[[nodiscard]] constexpr bool isProvenWin(Score s) { return s >= kProven; }
[[nodiscard]] constexpr bool isProvenLoss(Score s) { return s <= -kProven; }
[[nodiscard]] constexpr bool isProven(Score s) { return isProvenWin(s) || isProvenLoss(s); }
/// Plies to the end of the game with a proven score.
[[nodiscard]] constexpr int pliesToEnd(Score s) { return s > 0 ? kWin - s : kWin + s; }

/// Scale of the logistic curve with which evaluations are tuned: a score of kScoreScale wins 73 games of 100.
inline constexpr double kScoreScale = 200;
[[nodiscard]] inline double winProbability(Score s) {
    return isProven(s) ? (s > 0 ? 1 : 0) : 1 / (1 + std::exp(-s / kScoreScale));
}

}  // namespace tak::engine
