#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/tak/engine/History.h"
#include "games/tak/engine/Margins.h"
#include "games/tak/engine/Score.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// By how much the evaluation was wrong in similar positions of this game's searches: correction history. One
/// for each thread.
class Corrections {
  public:
    Corrections() : errors_(2 * (2 * kKeys + History::kKinds)) {}
    void clear() { std::fill(errors_.begin(), errors_.end(), 0); }

    /// The places of a position's errors, computed once for each node.
    struct Places {
        std::size_t structure;
        std::size_t obstacles;
        std::size_t reply;
    };
    /// `before`: the move that led to the position, or none.
    [[nodiscard]] static Places placesOf(const rules::Position& position, rules::Move before);

    /// To add to the evaluation, in hundredths of a flat.
    [[nodiscard]] Score of(const Places& places, const Margins& margins) const {
        return (errors_[places.structure] * margins.structureCorrection +
                errors_[places.obstacles] * margins.obstacleCorrection +
                errors_[places.reply] * margins.replyCorrection) /
               kMost;
    }
    /// `error`: the search's score less the corrected evaluation.
    void learn(const Places& places, Score error, int depth);

  private:
    static constexpr std::size_t kKeys = 16384;
    static constexpr int kMost = 1024;

    std::vector<std::int16_t> errors_;  ///< -kMost to kMost
};

}  // namespace tak::engine
