#pragma once

#include <functional>
#include <span>
#include <vector>

#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Policy.h"
#include "games/tak/lab/tune/Samples.h"

namespace tak::lab::tune {

struct Fitting {
    int epochs = 30;
    double rate = 0.01;
    double resultShare = 0.7;  ///< weight of the game's result in the target; the rest is the search's score
    double decay = 1e-6;       ///< decay of all weights towards 0
};

/// Called after each epoch with the mean loss on the training rows, and on the tenth that is held back.
using FitProgress = std::function<void(int epoch, double loss, double heldBack)>;

/// Fits the evaluation's terms to the results by logistic regression (Texel's method), with Adam.
[[nodiscard]] tak::engine::Weights fitEvaluation(std::span<const Sample> samples, const Fitting& fitting,
                                                 const FitProgress& progress);

/// Fits the features of all legal moves to the search's choices by multinomial regression, with Adam.
[[nodiscard]] tak::engine::PolicyWeights fitPolicy(std::span<const Sample> samples, const Fitting& fitting,
                                                   const FitProgress& progress);

}  // namespace tak::lab::tune
