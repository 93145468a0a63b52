#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "games/tak/rules/Ptn.h"

namespace tak::lab::puzzles {

struct PracticeGame {
    int size = 5;
    int halfKomi = 0;
    std::uint64_t seed = 1;
};

/// The positions, except the last, of a game that two levels of the engine play from a random opening. The
/// seed chooses the levels: some overlook what people overlook, some reach full boards. Takes a second; a
/// stop request ends it early.
[[nodiscard]] std::vector<tak::rules::Position> playPracticeGame(const PracticeGame& request,
                                                                 const std::stop_token& stop);

/// The positions of a game's main line.
[[nodiscard]] std::vector<tak::rules::Position> positionsOf(const tak::rules::PtnGame& game);

}  // namespace tak::lab::puzzles
