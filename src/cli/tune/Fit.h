#pragma once

#include <functional>
#include <span>
#include <vector>

#include "cli/tune/Samples.h"
#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Policy.h"

namespace cli::tune {

struct Fitting {
    int epochs = 30;
    double rate = 0.01;
    double resultShare = 0.7;  ///< of the game's result in the target; the rest is the search's score
    double decay = 1e-6;       ///< pull of every weight towards nothing
};

/// Called after each epoch with the mean loss on what is learned from, and on a tenth that is held back.
using FitProgress = std::function<void(int epoch, double loss, double heldBack)>;

/// Logistic regression of the results on the evaluation's terms (Texel's method), by Adam.
[[nodiscard]] tak::engine::Weights fitEvaluation(std::span<const Sample> samples, const Fitting& fitting,
                                                 const FitProgress& progress);

/// Multinomial regression of the moves that search chose on the terms of all legal moves, by Adam.
[[nodiscard]] tak::engine::PolicyWeights fitPolicy(std::span<const Sample> samples, const Fitting& fitting,
                                                   const FitProgress& progress);

}  // namespace cli::tune
