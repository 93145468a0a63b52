#include "games/tactiki/engine/Evaluation.h"

#include <algorithm>

namespace tactiki::engine {
namespace {

constexpr Weights kFeatureWeights = {
    .features = {{
        291, 40,  257, 542, 659,  // free pieces, by rank
        144, -72, 92,  333, 467,  // in the pile, by rank
        613,                      // covered
        33,  20,  22,  32,  -10,  // advance, by rank
        90,                       // statue squared
        487,                      // frozen
        -51,                      // race
        507,                      // nearness
        191,                      // threats
        78,                       // threatened
        154,                      // homes taken
        -43,                      // guards
        44,                       // mobile
        -30,                      // turn
    }},
};

constexpr Weights kLearned = {
#include "games/tactiki/engine/weights.inc"
};

}  // namespace

const Weights& weights() { return kLearned; }
const Weights& featureWeights() { return kFeatureWeights; }

Score evaluated(const World& world, const Weights& by) {
    const Features features = featuresOf(world);
    float sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += by.features[i] * features[i];
    Score values = 0;
    for (const std::uint16_t input : Inputs(world)) values += by.inputs[input];
    return std::clamp(static_cast<Score>(sum) + values, -kMostUncertain, kMostUncertain);
}

}  // namespace tactiki::engine
