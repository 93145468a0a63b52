#pragma once

#include <cstdint>
#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::lab::tactics {

/// Random games of players who complete every road and stop what they can, but else draw a move by the
/// policy: full of forced wins that nobody has looked for.
struct RandomPlay {
    int size = 5;
    int games = 100;
    std::uint64_t seed = 1;
};

/// The positions of these games in order, without openings and without those in which somebody threatens a
/// road. Komi is 0 to 2 flats, in steps of a half. The same request gives the same positions.
[[nodiscard]] std::vector<tak::rules::Position> positionsOf(const RandomPlay& play);

}  // namespace tak::lab::tactics
