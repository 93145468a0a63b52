#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace tak::rules {

/// Precomputed drop patterns (see Move) by the distance that a spread may go. Distances run from 0 to 7,
/// lifts from 0 to 8.
struct SpreadTables {
    using Patterns = std::array<std::uint8_t, 256>;
    /// Patterns that enter at most `distance` squares, ascending. The first `count[distance][h]` of them lift
    /// at most h pieces.
    std::array<Patterns, 8> patterns{};
    std::array<std::array<std::uint16_t, 9>, 8> count{};
    /// The same for spreads of exactly `distance` + 1 squares whose last drop is a single piece: they end on
    /// a wall behind `distance` free squares (rule 15).
    std::array<Patterns, 8> crushPatterns{};
    std::array<std::array<std::uint16_t, 9>, 8> crushCount{};
};

constexpr SpreadTables makeSpreadTables() {
    SpreadTables t;
    for (int distance = 0; distance < 8; ++distance) {
        const auto d = static_cast<std::size_t>(distance);
        std::uint16_t n = 0;
        std::uint16_t crushes = 0;
        for (unsigned pattern = 1; pattern < 256; ++pattern) {
            if (std::popcount(pattern) <= distance) t.patterns[d][n++] = static_cast<std::uint8_t>(pattern);
            if (std::popcount(pattern) == distance + 1 && (pattern & 1))
                t.crushPatterns[d][crushes++] = static_cast<std::uint8_t>(pattern);
            for (int h = std::bit_width(pattern); h <= 8; ++h) {
                t.count[d][static_cast<std::size_t>(h)] = n;
                t.crushCount[d][static_cast<std::size_t>(h)] = crushes;
            }
        }
    }
    return t;
}

inline constexpr SpreadTables kSpreads = makeSpreadTables();

}  // namespace tak::rules
