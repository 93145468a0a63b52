#pragma once

#include <memory>
#include <utility>

#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Level.h"

namespace tak::engine {

/// The weights with which a level evaluates boards of a size: a mixture, by LevelStyle::insight, of the
/// engine's own and those of a beginner, who counts rows, columns and flats; plus the level's preferences.
[[nodiscard]] Weights levelWeights(const LevelStyle& style, int size);

/// An evaluator with deviations from the exact evaluation: always the same for one position and seed.
class BiasedEvaluator final : public Evaluator {
  public:
    BiasedEvaluator(std::unique_ptr<Evaluator> exact, Score bias, std::uint64_t seed)
        : exact_(std::move(exact)), bias_(bias), seed_(seed) {}
    [[nodiscard]] Score evaluate(const rules::Position& position) override;

  private:
    std::unique_ptr<Evaluator> exact_;
    Score bias_;
    std::uint64_t seed_;
};

}  // namespace tak::engine
