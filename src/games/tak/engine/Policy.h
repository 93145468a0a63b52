#pragma once

#include <array>
#include <cstdint>

#include "games/tak/engine/MoveFeatures.h"

namespace tak::engine {

/// The weight of each feature of a move: logits times kPolicyUnit.
using PolicyWeights = std::array<std::int16_t, policy::kCount>;
inline constexpr int kPolicyUnit = 256;

/// The weights for boards of this size, as the tuner found them.
[[nodiscard]] const PolicyWeights& policyFor(int size);

[[nodiscard]] inline int policyScore(const MoveContext& context, const PolicyWeights& weights,
                                     rules::Move move) {
    int sum = 0;
    context.describe(move, [&](int which, int n) { sum += weights[static_cast<std::size_t>(which)] * n; });
    return sum;
}

}  // namespace tak::engine
