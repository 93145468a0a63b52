#pragma once

#include <array>
#include <cstdint>

#include "games/tactiki/engine/Features.h"
#include "games/tactiki/engine/Inputs.h"
#include "games/tactiki/engine/Score.h"

namespace tactiki::engine {

/// What an evaluation adds up, in thousandths of the logarithm of the odds.
struct Weights {
    std::array<float, kFeatures> features{};
    std::array<std::int16_t, Inputs::kNumbers> inputs{};
};
/// Those of full strength, learned from the scores of a deeper search.
[[nodiscard]] const Weights& weights();
/// Those of the features alone, fitted to results of games; inputs weigh nothing.
[[nodiscard]] const Weights& featureWeights();

/// Judges a position that is not over. Mirrored positions are judged alike, but for the guards (kGuards)
/// where two fields are equally near: there the race takes the left one.
[[nodiscard]] Score evaluated(const World& world, const Weights& by = weights());

}  // namespace tactiki::engine
