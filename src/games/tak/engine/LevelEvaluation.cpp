#include "games/tak/engine/LevelEvaluation.h"

#include <algorithm>
#include <cmath>

#include "base/Random.h"

namespace tak::engine {
namespace {

// Weights of a beginner's evaluation, in hundredths of a flat.
constexpr Score kFlatOfBeginners = 60;
constexpr Score kLineOfBeginners = 14;      ///< of a free row or column, times its stones squared
constexpr Score kContestedOfBeginners = 5;  ///< … if it has flats of the opponent

std::int16_t weightOf(double hundredths) {
    constexpr double kMost = 32000;
    return static_cast<std::int16_t>(std::lround(std::clamp(hundredths * kWeightUnit, -kMost, kMost)));
}

void add(Weight& weight, Score hundredths) {
    weight.opening = weightOf(hundredths + static_cast<double>(weight.opening) / kWeightUnit);
    weight.end = weightOf(hundredths + static_cast<double>(weight.end) / kWeightUnit);
}

Weight& at(Weights& weights, int which) { return weights[static_cast<std::size_t>(which)]; }

Weights beginnersWeights() {
    Weights weights{};
    add(at(weights, feature::kLead), kFlatOfBeginners / 2);  // the lead is counted in halves
    for (int stones = 1; stones < feature::kCounts; ++stones) {
        add(at(weights, feature::kLineFree + stones), kLineOfBeginners * stones * stones);
        add(at(weights, feature::kLineContested + stones), kContestedOfBeginners * stones * stones);
    }
    return weights;
}

std::int16_t blended(std::int16_t own, std::int16_t beginners, double insight) {
    return static_cast<std::int16_t>(std::lround(insight * own + (1 - insight) * beginners));
}

void addFondness(Weights& weights, const Character& character) {
    for (int stones = 1; stones < feature::kCounts; ++stones)
        add(at(weights, feature::kLineFree + stones), stones * character.roads);
    for (int i = 0; i < feature::kClasses; ++i) {
        add(at(weights, feature::kWall + i), character.walls);
        add(at(weights, feature::kCapstone + i), character.capstone);
    }
    for (int kind = 0; kind < 3; ++kind) add(at(weights, feature::kCaptives + kind), character.captives);
}

}  // namespace

Weights levelWeights(const LevelStyle& style, int size) {
    Weights weights = weightsFor(size);
    if (style.insight < 1) {
        const Weights beginners = beginnersWeights();
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = {blended(weights[i].opening, beginners[i].opening, style.insight),
                          blended(weights[i].end, beginners[i].end, style.insight)};
    }
    if (style.character != Character{}) addFondness(weights, style.character);
    return weights;
}

Score BiasedEvaluator::evaluate(const rules::Position& position) {
    // The mean of two random numbers is more often near 0 than far from it.
    const double a = base::share(position.hash() ^ (seed_ + 1));
    const double b = base::share(position.hash() ^ (seed_ + 2));
    const auto stray = static_cast<Score>(std::lround((a + b - 1) * bias_));
    return std::clamp(exact_->evaluate(position) + stray, -kMaxEvaluation, kMaxEvaluation);
}

}  // namespace tak::engine
