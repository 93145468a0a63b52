#pragma once

#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Level.h"

namespace tak::engine {

/// The weights by which a level judges boards of a size: the engine's own as far as it has insight, beyond
/// that those of a beginner, who counts rows, columns and flats; and what it is fond of.
[[nodiscard]] Weights judgementOf(const LevelStyle& style, int size);

/// An evaluator whose judgement strays by a taste: always the same for the same position and seed.
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
