#pragma once

#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Level.h"

namespace tak::engine {

/// The weights with which a level evaluates boards of a size: a mixture, by LevelStyle::insight, of the
/// engine's own and those of a beginner, who counts rows, columns and flats; plus the level's preferences.
[[nodiscard]] Weights levelWeights(const LevelStyle& style, int size);

/// An evaluator with deviations from the exact evaluation: always the same for one position and seed.
class TastefulEvaluator final : public Evaluator {
  public:
    TastefulEvaluator(const Evaluator& exact, Score taste, std::uint64_t seed)
        : exact_(exact), taste_(taste), seed_(seed) {}
    [[nodiscard]] Score evaluate(const rules::Position& position) const override;

  private:
    const Evaluator& exact_;
    Score taste_;
    std::uint64_t seed_;
};

}  // namespace tak::engine
