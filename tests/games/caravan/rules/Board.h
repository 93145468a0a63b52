#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/StrongId.h"

namespace caravan::rules {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kStones = 18;     ///< of the circuit
inline constexpr int kHome = kStones;  ///< steps of a camel that has completed its lap
inline constexpr int kHighest = 5;     ///< value of a card; the lowest is 1
inline constexpr int kCards = 20;      ///< four of each value
inline constexpr int kHandSize = 4;
inline constexpr int kStrongest = 3;  ///< goods of a camel; the weakest are 1

/// A card, by the number of its back, which tells nothing about its value: when cards are mixed, the backs
/// stay in their places and the values are dealt to them anew.
using Card = base::StrongId<struct CardTag, std::uint8_t>;

/// The value of each card, 1 to kHighest; 0: unknown.
using Values = std::array<std::uint8_t, kCards>;

using Hand = std::array<std::optional<Card>, kHandSize>;

/// Cards that lie on each other, from the bottom up.
class CardStack {
  public:
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Card* begin() const { return cards_.data(); }
    [[nodiscard]] const Card* end() const { return cards_.data() + size_; }
    [[nodiscard]] Card operator[](std::size_t level) const { return cards_[level]; }
    [[nodiscard]] Card back() const { return cards_[size_ - 1U]; }
    void push(Card card) { cards_[size_++] = card; }
    Card pop() {
        const Card card = back();
        cards_[--size_] = {};
        return card;
    }
    friend bool operator==(const CardStack&, const CardStack&) = default;

  private:
    std::array<Card, kCards> cards_{};
    std::uint8_t size_ = 0;
};

/// Whose turn it is.
struct TurnOrder {
    int round = 1;  ///< of all players, from 1
    int mover = 0;
    int part = 0;  ///< of the mover's turn; 1: he moves again from a rest stone
    int ply = 0;   ///< moves since the deal: parts of turns, and gifts
    friend bool operator==(const TurnOrder&, const TurnOrder&) = default;
};

inline constexpr int kNoGift = -1;      ///< the player has not chosen a gift
inline constexpr int kHiddenSlot = -2;  ///< the viewer does not know from which slot a gift comes

/// All that moves in a game, except for the values of the cards. By player.
struct Board {
    std::array<int, kMaxPlayers> steps{};
    std::array<Hand, kMaxPlayers> hands{};
    CardStack pile;
    CardStack deck;
    std::array<int, kMaxPlayers> goods{};   ///< 1 to kStrongest; 0: unknown, or not played with
    std::array<bool, kMaxPlayers> shown{};  ///< whether everybody knows these goods
    bool giving = false;                    ///< everybody chooses a gift
    std::array<int, kMaxPlayers> gifts{kNoGift, kNoGift, kNoGift, kNoGift};  ///< slots
    TurnOrder order;
    friend bool operator==(const Board&, const Board&) = default;
};

}  // namespace caravan::rules
