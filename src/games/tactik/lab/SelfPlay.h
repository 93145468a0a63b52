#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "base/Random.h"
#include "games/tactik/engine/Policy.h"

namespace tactik::lab {

/// Fast games of policies, a thousand a second: without the record and the views of rules::Position.
struct SelfPlay {
    int players = 4;
    std::array<const engine::Policy*, engine::kSides> by{};
    int rarelyRandom = 0;  ///< one move in this many is random; 0: none
    /// Sees the world after each move.
    std::function<void(const engine::World&)> watch = {};

    struct Result {
        int winner = -1;  ///< the side; -1: drawn
        int deals = 0;
        int turns = 0;
    };
    [[nodiscard]] Result play(std::uint64_t seed) const;
};

}  // namespace tactik::lab
