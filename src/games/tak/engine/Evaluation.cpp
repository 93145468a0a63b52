#include "games/tak/engine/Evaluation.h"

#include <algorithm>

namespace tak::engine {

LinearEvaluator::LinearEvaluator(const Weights& weights) {
    for (std::size_t i = 0; i < weights.size(); ++i)
        packed_[i] = (static_cast<std::int64_t>(weights[i].end) << 32) + weights[i].opening;
}

Score LinearEvaluator::blended(std::int64_t sum, const rules::Position& position) {
    const auto opening = static_cast<std::int32_t>(static_cast<std::uint32_t>(sum));
    const auto end = static_cast<std::int32_t>((sum - opening) >> 32);
    const int phase = phaseOf(position);
    const int white = (opening * (kPhaseEnd - phase) + end * phase) / (kPhaseEnd * kWeightUnit);
    const int score = position.toMove() == rules::Color::White ? white : -white;
    return std::clamp(score, -kMaxEvaluation, kMaxEvaluation);
}

}  // namespace tak::engine
