#pragma once

#include "games/tactiki/engine/Features.h"
#include "games/tactiki/engine/Score.h"

namespace tactiki::engine {

/// Weights of the features, in thousandths of the logarithm of the odds.
using Weights = std::array<float, kFeatures>;
[[nodiscard]] const Weights& weights();

/// Judges a position that is not over.
[[nodiscard]] Score evaluated(const World& world, const Weights& by = weights());

}  // namespace tactiki::engine
