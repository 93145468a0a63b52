#pragma once

#include <functional>

#include "cli/tune/Fit.h"

namespace cli::tune {

class Adam;

/// Called for a row of the samples: returns its loss, and adds to the gradient if it is learned from.
using VisitRow = std::function<double(std::size_t row, bool learn)>;

/// Goes through nine tenths of the rows in batches, in another order each epoch but the same in every run;
/// the steps get smaller. The last tenth, whole games of it, is only measured.
void train(Adam& adam, std::size_t rows, std::size_t batch, const Fitting& fitting, const VisitRow& visit,
           const FitProgress& progress);

}  // namespace cli::tune
