#include "games/tactiki/engine/Evaluation.h"

#include <algorithm>

namespace tactiki::engine {
namespace {

constexpr Weights kWeights = {
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
};

}  // namespace

const Weights& weights() { return kWeights; }

Score evaluated(const World& world, const Weights& by) {
    const Features features = featuresOf(world);
    float sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += by[i] * features[i];
    return std::clamp(static_cast<Score>(sum), -kMostUncertain, kMostUncertain);
}

}  // namespace tactiki::engine
