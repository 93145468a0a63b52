#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/Evaluation.h"
#include "games/tak/rules/Move.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// What keeps a level from playing at full strength. The weak ones err as people do: they look less far
/// ahead, overlook long spreads, and have a taste of their own; they do not blunder at random.
struct LevelStyle {
    std::optional<std::uint64_t> nodes = {};  ///< most positions it looks at
    std::optional<int> depth = {};            ///< most plies it looks ahead
    Score taste = 0;                          ///< how far its judgement strays from the evaluation, at most
    double overlooks =
        0;              ///< share of spreads of two squares or pieces that it does not see; longer ones more
    double sleeps = 0;  ///< share of the opponent's threats that it does not see

    /// Sees every win in one and every loss in two.
    [[nodiscard]] bool sharp() const { return overlooks == 0 && sleeps == 0; }
};

[[nodiscard]] const LevelStyle& styleOf(int level);

/// What a player of a level sees. The same move of the same position is seen or overlooked every time in one
/// game; `seed` makes games differ.
class Sight {
  public:
    Sight(const LevelStyle& style, std::uint64_t seed) : style_(style), seed_(seed), sharp_(style.sharp()) {}

    [[nodiscard]] bool sharp() const { return sharp_; }
    [[nodiscard]] bool sees(const rules::Position& position, rules::Move move) const {
        return sharp_ || move.isPlacement() || seesSpread(position, move);
    }
    [[nodiscard]] bool seesThreat(const rules::Position& position, rules::Move threat) const {
        return sharp_ || (sees(position, threat) && awake(position));
    }

  private:
    [[nodiscard]] bool seesSpread(const rules::Position& position, rules::Move move) const;
    [[nodiscard]] bool awake(const rules::Position& position) const;

    LevelStyle style_;
    std::uint64_t seed_;
    bool sharp_;
};

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
