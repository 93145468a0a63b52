#pragma once

#include <chrono>
#include <cstdint>

#include "game/Bot.h"

namespace app {

/// How long a bot thinks about a position.
struct Effort {
    std::chrono::milliseconds time;
    std::uint64_t nodes;      ///< instead of `time` with the fixed clock
    bool fixedClock = false;  ///< the result is then the same on every computer

    [[nodiscard]] game::BotLimits limits() const {
        game::BotLimits limits;
        if (fixedClock)
            limits.nodes = nodes;
        else
            limits.time = time;
        return limits;
    }
};

}  // namespace app
