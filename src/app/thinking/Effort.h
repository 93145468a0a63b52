#pragma once

#include <chrono>
#include <cstdint>

#include "game/Bot.h"

namespace app {

/// How long a bot thinks about a position.
struct Effort {
    std::chrono::milliseconds time;
    std::uint64_t
        nodes;           ///< instead of `time` with the fixed clock: the result is the same on every computer
    int candidates = 1;  ///< turns to report

    [[nodiscard]] game::BotLimits limits(bool fixedClock) const {
        game::BotLimits limits{.candidates = candidates};
        if (fixedClock)
            limits.nodes = nodes;
        else
            limits.time = time;
        return limits;
    }
};

// ---- the efforts for all questions to bots

inline constexpr Effort kAdviceEffort{std::chrono::milliseconds(1500), 20'000};
inline constexpr Effort kWhyNotEffort{std::chrono::milliseconds(2500), 20'000};
/// For the shown position; after that long the player has probably left the table.
inline constexpr Effort kShownEffort{std::chrono::milliseconds(120'000), 20'000, 4};
/// For each position of a whole game, by pace (kAnalysisPaces). The second candidate shows whether the first
/// one was the only good turn.
inline constexpr Effort kGameEfforts[] = {{std::chrono::milliseconds(300), 2'000, 2},
                                          {std::chrono::milliseconds(1000), 6'000, 2},
                                          {std::chrono::milliseconds(5000), 20'000, 2}};
/// For each position of a film with thoughts.
inline constexpr Effort kFilmEffort{std::chrono::milliseconds(1000), 40'000, 2};
/// For a turn of a bot at a seat, with the fixed clock.
inline constexpr std::uint64_t kSeatNodes = 6'000;

}  // namespace app
