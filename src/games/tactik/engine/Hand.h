#pragma once

#include <cstdint>

#include "games/tactik/rules/Types.h"

namespace tactik::engine {

/// How many cards of each kind there are in a hand or in a heap: in 16 bytes.
class Hand {
  public:
    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr int count(rules::Card card) const {
        return static_cast<int>(counts_ >> shift(card) & 15U);
    }
    [[nodiscard]] constexpr bool has(rules::Card card) const { return count(card) > 0; }
    constexpr void add(rules::Card card) {
        counts_ += std::uint64_t{1} << shift(card);
        ++size_;
    }
    /// One that is there.
    constexpr void remove(rules::Card card) {
        counts_ -= std::uint64_t{1} << shift(card);
        --size_;
    }
    constexpr void clear() { *this = {}; }
    friend constexpr bool operator==(const Hand&, const Hand&) = default;

  private:
    static constexpr int shift(rules::Card card) { return 4 * rules::index(card); }

    std::uint64_t counts_ = 0;
    std::uint8_t size_ = 0;
};

}  // namespace tactik::engine
