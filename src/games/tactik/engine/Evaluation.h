#pragma once

#include <array>
#include <cmath>

#include "games/tactik/engine/Features.h"
#include "games/tactik/engine/Network.h"

namespace tactik::engine {

/// Weights of the features: parts of the logarithm of the odds to win.
using Weights = std::array<float, kFeatures>;
/// Those that were fitted to games of `players` players.
[[nodiscard]] const Weights& weightsFor(int players);

/// Judges positions by a weighted sum of their features. A judgement is the logarithm of the odds.
class Evaluation {
  public:
    /// For a circuit of `squares` squares.
    Evaluation(const Weights& weights, int squares);

    /// The chances of a side by what stands on the board.
    [[nodiscard]] float ofBoard(const FastBoard& board, int toMove, int side) const;
    /// What a hand adds for its player, who moves these colours.
    [[nodiscard]] float ofHand(const FastBoard& board, rules::Colours movers, const Hand& hand) const;

  private:
    struct Sum;

    Weights weights_;
    std::array<float, rules::kMostSquares> places_{};  ///< by step
};

/// The fitted one.
[[nodiscard]] const Evaluation& evaluationFor(int players, int squares);

/// The chance to win that a judgement stands for, from 0 to 1.
[[nodiscard]] inline double chanceOf(float judgement) {
    return 1 / (1 + std::exp(-static_cast<double>(judgement)));
}
/// Of side 0 when a deal of a world is over, by its board alone; 1: it has won. After the last deal, a half;
/// else by the network, or by the sum of features.
[[nodiscard]] double chanceAfter(const World& world, const Evaluation& evaluation, const Network* network);

}  // namespace tactik::engine
