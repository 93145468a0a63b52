#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/tak/rules/Types.h"

namespace tak::rules {

/// A set of squares: bit i is the square with index i.
using Bitboard = std::uint64_t;

[[nodiscard]] constexpr Bitboard bit(Square s) { return Bitboard{1} << s.index(); }
[[nodiscard]] constexpr bool contains(Bitboard b, Square s) { return (b >> s.index()) & 1; }
[[nodiscard]] constexpr int count(Bitboard b) { return std::popcount(b); }
[[nodiscard]] constexpr Square first(Bitboard b) { return Square::fromIndex(std::countr_zero(b)); }
/// Removes the first square from a non-empty set and returns it.
constexpr Square takeFirst(Bitboard& b) {
    const Square s = first(b);
    b &= b - 1;
    return s;
}

inline constexpr Bitboard kFileA = 0x0101010101010101ULL;
inline constexpr Bitboard kFileH = kFileA << 7;
inline constexpr Bitboard kRank1 = 0xFFULL;

namespace detail {
constexpr Bitboard boardOf(int size) {
    const Bitboard row = (Bitboard{1} << size) - 1;
    Bitboard all = 0;
    for (int r = 0; r < size; ++r) all |= row << (8 * r);
    return all;
}
inline constexpr std::array<Bitboard, 9> kBoards = {
    0, 0, 0, boardOf(3), boardOf(4), boardOf(5), boardOf(6), boardOf(7), boardOf(8)};
}  // namespace detail

/// All squares of a board of this side, 3 to 8.
[[nodiscard]] constexpr Bitboard boardMask(int size) {
    return detail::kBoards[static_cast<std::size_t>(size)];
}

/// Every square of the set moved by one step. Squares that leave the 8×8 frame are dropped; the caller must
/// mask with a smaller board.
[[nodiscard]] constexpr Bitboard shifted(Bitboard b, Direction d) {
    switch (d) {
        case Direction::Up:
            return b << 8;
        case Direction::Down:
            return b >> 8;
        case Direction::Right:
            return (b & ~kFileH) << 1;
        case Direction::Left:
            return (b & ~kFileA) >> 1;
    }
    return 0;
}

/// The set and all squares that share an edge with it.
[[nodiscard]] constexpr Bitboard grown(Bitboard b) {
    return b | (b << 8) | (b >> 8) | ((b & ~kFileH) << 1) | ((b & ~kFileA) >> 1);
}

}  // namespace tak::rules
