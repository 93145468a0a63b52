#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "games/tak/engine/Features.h"
#include "games/tak/engine/Score.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Evaluates positions without search. The search uses only this interface. One thread at a time: an
/// evaluator may remember what it saw last.
class Evaluator {
  public:
    virtual ~Evaluator() = default;
    /// The score for the side to move, within ±kMaxEvaluation. The game must not be over. It is fitted to
    /// positions in which neither side can complete a road with one move; in others it is a rough guess.
    [[nodiscard]] virtual Score evaluate(const rules::Position& position) = 0;
};

/// The value of one term at the start and at the end of the game, in sixteenths of a score.
struct Weight {
    std::int16_t opening = 0;
    std::int16_t end = 0;
};
using Weights = std::array<Weight, feature::kCount>;

inline constexpr int kWeightUnit = 16;

/// The weights for boards of this size, as the tuner found them.
[[nodiscard]] const Weights& weightsFor(int size);

/// The sum of weighted terms, interpolated by the phase of the game.
class LinearEvaluator final : public Evaluator {
  public:
    explicit LinearEvaluator(const Weights& weights);
    [[nodiscard]] Score evaluate(const rules::Position& position) override {
        return evaluate(position, [](int, int) {});
    }
    /// The same, and calls sink(feature, count) for every term that is not zero, from White's side.
    template <class Sink>
    [[nodiscard]] Score evaluate(const rules::Position& position, Sink&& sink) const;

  private:
    [[nodiscard]] static Score blended(std::int64_t sum, const rules::Position& position);

    /// Both values in one word, so that one addition adds both; the value for the end is in the upper half.
    std::array<std::int64_t, feature::kCount> packed_;
};

template <class Sink>
Score LinearEvaluator::evaluate(const rules::Position& position, Sink&& sink) const {
    std::int64_t sum = 0;
    extractFeatures(position, [&](int which, int n) {
        sum += packed_[static_cast<std::size_t>(which)] * n;
        sink(which, n);
    });
    return blended(sum, position);
}

}  // namespace tak::engine
