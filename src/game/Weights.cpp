#include "game/Weights.h"

#include <algorithm>
#include <cmath>

namespace game {
namespace {

/// A candidate that loses this much of the chance to win gets a third of the weight.
constexpr double kCostly = 0.08;
constexpr float kFaintest = 0.12F;

}  // namespace

double chanceFor(const std::vector<double>& chances, PlayerId player) {
    return player.value < chances.size() ? chances[player.value] : 0.5;
}

float weightOf(const Thought& thought, std::size_t candidate, PlayerId mover) {
    const double cost = chanceFor(thought.candidates.front().chances, mover) -
                        chanceFor(thought.candidates[candidate].chances, mover);
    return std::max(kFaintest, static_cast<float>(std::exp(-std::max(cost, 0.0) / kCostly)));
}

}  // namespace game
