#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/tactik/rules/Types.h"

namespace tactik::engine {

/// What a player does in his turn, in ten bytes: a play, as FastBoard carries it out, or no pawn goes and the
/// card is discarded; Card::Unknown: the whole hand. A place is counted as in FastBoard::stepOf().
struct Move {
    rules::Card card = rules::Card::Unknown;
    std::uint8_t size = 0;                               ///< pawns that go; of a swap two
    std::array<rules::Pawn, rules::kPawnsEach> pawns{};  ///< in the order in which they go
    std::array<std::int8_t, rules::kPawnsEach> to{};     ///< not of a swap

    constexpr void push(rules::Pawn pawn, int step) {
        pawns[size] = pawn;
        to[size++] = static_cast<std::int8_t>(step);
    }
    constexpr void pop() {
        --size;
        pawns[size] = 0;
        to[size] = 0;
    }
    [[nodiscard]] constexpr bool isDiscard() const { return size == 0; }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// The moves of one turn. In half a million games no turn had more than 335; more than kMost are left out.
class Moves {
  public:
    static constexpr std::size_t kMost = 512;

    void push_back(const Move& move) {
        if (size_ < kMost) moves_[size_++] = move;
    }
    void clear() { size_ = 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Move& operator[](std::size_t i) const { return moves_[i]; }
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return moves_.data() + size_; }

  private:
    // Not cleared: only the first size_ of them are read.
    std::array<Move, kMost> moves_;
    std::size_t size_ = 0;
};

}  // namespace tactik::engine
