#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/tak/rules/Position.h"

namespace cli::arena {

using Opening = std::vector<tak::rules::Move>;

struct OpeningRequest {
    tak::rules::Setup setup;
    int plies = 4;  ///< 0 = the empty board
    int count = 1;
    std::uint64_t seed = 1;
    int bound = 150;             ///< a short search sees neither side ahead by more, in hundredths of a flat
    std::uint64_t nodes = 2000;  ///< of that search
};

/// Random openings: both swapped first flats, then flats on random squares, no side ahead, no two alike under
/// the board's symmetries. The same for the same request. Where the board has too few of them there are fewer
/// than asked for, but at least one.
[[nodiscard]] std::vector<Opening> makeOpenings(const OpeningRequest& request);

/// The same text for positions that are turned or mirrored into each other, and only for those.
[[nodiscard]] std::string symmetryKey(const tak::rules::Position& position);

}  // namespace cli::arena
