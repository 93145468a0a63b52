#pragma once

#include <array>

#include "games/tak/rules/Bitboard.h"

namespace tak::rules {

/// By direction and square: the squares from there to the edge of the board, without the square itself.
using Rays = std::array<std::array<Bitboard, 64>, 4>;

constexpr Rays makeRays(int size) {
    Rays rays{};
    for (const Direction d : kDirections) {
        for (int i = 0; i < 64; ++i) {
            if (!contains(boardMask(size), Square::fromIndex(i))) continue;
            Bitboard at = shifted(Bitboard{1} << i, d) & boardMask(size);
            for (; at != 0; at = shifted(at, d) & boardMask(size))
                rays[static_cast<std::size_t>(d)][static_cast<std::size_t>(i)] |= at;
        }
    }
    return rays;
}

inline constexpr std::array<Rays, 6> kRays = {makeRays(3), makeRays(4), makeRays(5),
                                              makeRays(6), makeRays(7), makeRays(8)};

/// The rays of a board of this side, 3 to 8.
[[nodiscard]] constexpr const Rays& raysOf(int size) {
    return kRays[static_cast<std::size_t>(size - kMinSize)];
}

/// The part of a ray before its first blocked square.
[[nodiscard]] constexpr Bitboard openPart(Bitboard ray, Direction d, Bitboard blocked) {
    const Bitboard blockers = ray & blocked;
    if (step(d) > 0) return ray & ((blockers & -blockers) - 1);
    return ray & (~Bitboard{0} << std::bit_width(blockers));
}

}  // namespace tak::rules
