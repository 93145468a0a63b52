#pragma once

#include <cstdint>

#include "games/tak/rules/Position.h"

namespace tak::engine {

/// The key of a position in the search's table. Where quiet plies end in a draw (rule 21), their number
/// belongs to the position once the draw is so near that a forced win may come too late.
[[nodiscard]] inline std::uint64_t tableKey(const rules::Position& position) {
    constexpr int kNear = 20;  // quiet plies; wins within the remaining 30 are safe before
    const int quiet = position.quietPlies();
    if (!position.setup().draws.quietPlies || quiet < kNear) return position.hash();
    return position.hash() ^ (static_cast<std::uint64_t>(quiet) * 0xA24BAED4963EE407ULL);
}

}  // namespace tak::engine
