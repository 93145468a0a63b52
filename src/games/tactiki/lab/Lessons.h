#pragma once

#include <cstdint>
#include <vector>

#include "games/tactiki/engine/Evaluation.h"

namespace tactiki::lab {

/// A position to learn from.
struct Lesson {
    engine::Features features{};
    std::vector<std::uint16_t> inputs;
    double chance = 0;  ///< of the player to move, as a search of two turns judges by featureWeights()
    int game = 0;
};

/// Positions of `games` games of simple players with random set-ups, and positions that random turns reach
/// from there, since a search meets such ones, too. Follows from the numbers alone, whatever the number of
/// threads.
[[nodiscard]] std::vector<Lesson> lessonsOf(int games, std::uint64_t seed, int threads);

}  // namespace tactiki::lab
