#pragma once

#include <cstdint>
#include <optional>

#include "games/caravan/rules/Board.h"

namespace caravan::rules {

/// A player plays or gives the card in this slot of his hand, which has this value. Everybody may know the
/// value of a card that is played; that of a gift only its giver and, after the exchange, its receiver.
struct Move {
    enum class Kind : std::uint8_t { Walk, Gift };

    int slot = 0;   ///< 0 to kHandSize - 1; kHiddenSlot
    int value = 0;  ///< 1 to kHighest; 0: unknown
    Kind kind = Kind::Walk;

    [[nodiscard]] constexpr bool isGift() const { return kind == Kind::Gift; }
    /// As others may know it before an exchange.
    [[nodiscard]] constexpr Move inSecret() const { return isGift() ? Move{kHiddenSlot, 0, kind} : *this; }
    friend bool operator==(const Move&, const Move&) = default;
};

/// A camel came to another's stone. Both goods were shown, the winner's were hidden again, the loser went to
/// his gate and got new goods.
struct Fight {
    int attacker = 0;
    int defender = 0;
    int attackerGoods = 0;
    int defenderGoods = 0;

    [[nodiscard]] constexpr int winner() const { return attackerGoods > defenderGoods ? attacker : defender; }
    [[nodiscard]] constexpr int loser() const { return attackerGoods > defenderGoods ? defender : attacker; }
    friend bool operator==(const Fight&, const Fight&) = default;
};

/// A move that was played, with the data for undo().
struct Turn {
    Move move;
    int player = 0;
    Card card = {};                  ///< that was played; of no meaning for a gift
    int stepsBefore = 0;             ///< of the camel that walked
    std::optional<int> struck = {};  ///< player whose camel was sent back by the walking one
    int struckSteps = 0;             ///< steps of that camel before
    std::optional<Fight> fight = {};
    std::optional<Card> drawn = {};
    Board before = {};
    std::optional<Values> valuesBefore = {};  ///< if cards were mixed

    /// The last gift was chosen: all gifts and hands changed.
    [[nodiscard]] bool exchanged() const { return valuesBefore && move.isGift(); }
    /// The pile became the deck, before a card was drawn.
    [[nodiscard]] bool reshuffled() const { return valuesBefore && !move.isGift(); }
    friend bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace caravan::rules
