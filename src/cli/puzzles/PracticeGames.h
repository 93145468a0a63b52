#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "games/tak/rules/Ptn.h"

namespace cli::puzzles {

struct PracticeGame {
    int size = 5;
    int halfKomi = 0;
    std::uint64_t seed = 1;
};

/// The positions of a game that two levels of our engine play from a random opening, all but the last. Which
/// levels, the seed decides: such as overlook what people overlook, and such as reach a full board. Takes a
/// second; ends early once the token is stopped.
[[nodiscard]] std::vector<tak::rules::Position> playPracticeGame(const PracticeGame& request,
                                                                 const std::stop_token& stop);

/// The positions of a game's main line.
[[nodiscard]] std::vector<tak::rules::Position> positionsOf(const tak::rules::PtnGame& game);

}  // namespace cli::puzzles
