#pragma once

#include <functional>

#include "games/tak/lab/tune/Fit.h"

namespace tak::lab::tune {

class Adam;

/// Called for a row of samples: returns its loss and, if `learn` is true, adds to the gradient.
using VisitRow = std::function<double(std::size_t row, bool learn)>;

/// Trains on nine tenths of the rows in batches, in a new order for each epoch but the same in every run,
/// with decreasing steps. The last tenth, which consists of whole games, is only measured.
void train(Adam& adam, std::size_t rows, std::size_t batch, const Fitting& fitting, const VisitRow& visit,
           const FitProgress& progress);

}  // namespace tak::lab::tune
