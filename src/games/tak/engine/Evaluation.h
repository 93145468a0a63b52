#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "games/tak/engine/Features.h"
#include "games/tak/engine/Score.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Judges positions without looking ahead. What search knows of it; a learned one can take its place.
class Evaluator {
  public:
    virtual ~Evaluator() = default;
    /// For the side to move, within ±kMaxEvaluation. The game is not over, and nobody has a road in one.
    [[nodiscard]] virtual Score evaluate(const rules::Position& position) const = 0;
};

/// What one term is worth at the two ends of the game, in sixteenths of a score.
struct Weight {
    std::int16_t opening = 0;
    std::int16_t end = 0;
};
using Weights = std::array<Weight, feature::kCount>;

inline constexpr int kWeightUnit = 16;

/// The weights for boards of a size, as the tuner left them.
[[nodiscard]] const Weights& weightsFor(int size);

/// A sum of weighted terms, blended by the phase of the game.
class LinearEvaluator final : public Evaluator {
  public:
    explicit LinearEvaluator(const Weights& weights);
    [[nodiscard]] Score evaluate(const rules::Position& position) const override;

  private:
    /// Both values in one word, so that one addition adds both: the end in the upper half.
    std::array<std::int64_t, feature::kCount> packed_;
};

}  // namespace tak::engine
