#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "base/InlineVector.h"
#include "games/tak/rules/Setup.h"
#include "games/tak/rules/Types.h"

namespace tak::rules {

/// One turn in 16 bits: a placement, or a move of (part of) a stack.
///
/// Bits 0-5 are the square, bits 8-15 the drop pattern. Pattern 0 is a placement, and bits 6-7 its PieceKind,
/// or 3 for a stack of two flats; otherwise bits 6-7 are the Direction. In a pattern bit i stands for the
/// carried piece i, counted from the top: it is set when that piece becomes the lowest of those dropped on
/// its square. So the highest set bit is (carried - 1), and the number of set bits is the number of squares
/// entered.
class Move {
  public:
    constexpr Move() = default;
    [[nodiscard]] static constexpr Move placement(Square at, PieceKind kind) {
        return Move(static_cast<unsigned>(at.index()) | static_cast<unsigned>(kind) << 6);
    }
    /// Two flats at once: the first turn of Opening::DoubleBlackStack.
    [[nodiscard]] static constexpr Move stackPlacement(Square at) {
        return Move(static_cast<unsigned>(at.index()) | kStackOfTwo << 6);
    }
    [[nodiscard]] static constexpr Move spread(Square from, Direction d, unsigned pattern) {
        assert(pattern > 0 && pattern < 256);
        return Move(static_cast<unsigned>(from.index()) | static_cast<unsigned>(d) << 6 | pattern << 8);
    }
    /// No move at all; never legal, since no board has eight squares to the left of h8.
    [[nodiscard]] static constexpr Move none() { return Move(kNone); }
    [[nodiscard]] static constexpr Move fromBits(std::uint16_t bits) { return Move(bits); }

    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool isNone() const { return bits_ == kNone; }
    [[nodiscard]] constexpr bool isPlacement() const { return pattern() == 0; }
    [[nodiscard]] constexpr Square square() const { return Square::fromIndex(bits_ & 63); }
    [[nodiscard]] constexpr bool isStackPlacement() const { return bits_ >> 6 == kStackOfTwo; }
    /// For placements only.
    [[nodiscard]] constexpr PieceKind kind() const {
        return isStackPlacement() ? PieceKind::Flat : static_cast<PieceKind>((bits_ >> 6) & 3);
    }
    /// The number of pieces that a placement takes from the supply.
    [[nodiscard]] constexpr int placed() const { return isStackPlacement() ? 2 : 1; }
    /// For spreads only.
    [[nodiscard]] constexpr Direction direction() const { return static_cast<Direction>((bits_ >> 6) & 3); }
    [[nodiscard]] constexpr unsigned pattern() const { return bits_ >> 8; }
    /// The number of pieces lifted, 1 to 8; 0 for a placement.
    [[nodiscard]] constexpr int carried() const { return std::bit_width(pattern()); }
    /// The number of squares entered, 1 to 7; 0 for a placement.
    [[nodiscard]] constexpr int distance() const { return std::popcount(pattern()); }
    /// The number of pieces left on the last square.
    [[nodiscard]] constexpr int lastDrop() const { return std::countr_zero(pattern()) + 1; }
    /// The square on which the move's top piece ends.
    [[nodiscard]] constexpr Square destination() const {
        return isPlacement() ? square() : moved(square(), direction(), distance());
    }
    friend constexpr bool operator==(Move, Move) = default;

  private:
    static constexpr unsigned kStackOfTwo = 3;  ///< in bits 6-7
    static constexpr unsigned kNone = 0xFFFF;
    constexpr explicit Move(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
    std::uint16_t bits_ = kNone;
};

/// How many pieces a spread drops on each square, in order.
struct Drops {
    std::array<std::uint8_t, 8> counts{};
    int squares = 0;
};

[[nodiscard]] constexpr Drops dropsOf(unsigned pattern) {
    Drops drops;
    while (pattern != 0) {
        const int above = std::bit_width(pattern);
        pattern ^= 1U << (above - 1);
        drops.counts[static_cast<std::size_t>(drops.squares++)] =
            static_cast<std::uint8_t>(above - std::bit_width(pattern));
    }
    return drops;
}

/// The pattern of these drops, each at least 1, together at most 8.
[[nodiscard]] constexpr unsigned patternOf(const Drops& drops) {
    unsigned pattern = 0;
    int below = 0;
    for (int i = drops.squares - 1; i >= 0; --i) {
        below += drops.counts[static_cast<std::size_t>(i)];
        pattern |= 1U << (below - 1);
    }
    return pattern;
}

/// No position has more moves, whatever its board, supplies and history (8×8; fewer on smaller boards).
///
/// An empty square has at most 3 moves, a placement of each kind. A stack of h pieces has at most
/// 3 + 505 h / 8: on 8×8, eight pieces or more have C(8,1) + … + C(8,r) patterns where r squares lie ahead,
/// so two opposite directions with their 7 squares together have 2^8 - 2 = 254 and all four 508, wherever the
/// stack stands. Lower stacks and smaller boards have fewer; a flattening is one of the patterns that would
/// enter the wall's square if it were empty. (MoveGen.cpp lets the compiler check this for every square and
/// height.) So 64 squares with n pieces have at most 64 × 3 + 505 n / 8 moves. The most that a game can reach
/// are 6,443 with standard supplies, 10,797 with custom ones.
[[nodiscard]] constexpr int mostMovesWith(int pieces) { return 64 * 3 + 505 * pieces / 8; }
inline constexpr int kMaxMoves = mostMovesWith(kMaxPieces);

/// A list of moves that grows as needed; lists of usual length need no allocation.
class MoveList {
  public:
    class Iterator {
      public:
        explicit Iterator(const std::uint16_t* at) : at_(at) {}
        Move operator*() const { return Move::fromBits(*at_); }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        friend bool operator==(Iterator, Iterator) = default;

      private:
        const std::uint16_t* at_;
    };

    void add(Move m) { moves_.push_back(m.bits()); }
    void clear() { moves_.clear(); }
    [[nodiscard]] int size() const { return static_cast<int>(moves_.size()); }
    [[nodiscard]] bool empty() const { return moves_.size() == 0; }
    [[nodiscard]] Move operator[](int i) const { return Move::fromBits(moves_[static_cast<std::size_t>(i)]); }
    [[nodiscard]] Iterator begin() const { return Iterator(moves_.begin()); }
    [[nodiscard]] Iterator end() const { return Iterator(moves_.end()); }
    [[nodiscard]] bool contains(Move m) const {
        for (const Move other : *this)
            if (other == m) return true;
        return false;
    }

  private:
    base::InlineVector<std::uint16_t, 512> moves_;
};

}  // namespace tak::rules
