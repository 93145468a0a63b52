#include "games/tactiki/engine/Evaluation.h"

#include <algorithm>

namespace tactiki::engine {
namespace {

constexpr Weights kWeights = {
    262,  238, 330, 599, 588,  // free pieces, by rank
    90,   183, 70,  202, 289,  // in the pile, by rank
    601,                       // covered
    -31,  8,   6,   -30, -29,  // advance, by rank
    102,                       // statue squared
    389,                       // frozen
    -97,                       // race
    493,                       // nearness
    249,                       // threats
    74,                        // threatened
    224,                       // homes taken
    -92,                       // guards
    54,                        // mobile
    -111,                      // turn
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
