#pragma once

namespace caravan::rules {

inline constexpr int kGiftRounds = 3;   ///< rounds from one exchange of gifts to the next
inline constexpr int kMostRounds = 12;  ///< of a game in which the pile is shuffled again

/// What the players have agreed on. Each rule can be combined with all others.
struct Rules {
    bool partners = false;   ///< four players: those who sit opposite each other win together
    bool rest = false;       ///< a camel that ends its walk on a rest stone moves again
    bool robbers = false;    ///< camels carry hidden goods and fight for a stone
    bool gifts = false;      ///< everybody hands on a card in secret, before the first round and every third
    bool reshuffle = false;  ///< the pile becomes a new deck when the deck is empty

    /// Whether a position needs more than its cards and camels to be described.
    [[nodiscard]] constexpr bool extended() const { return rest || robbers || gifts || reshuffle; }
    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace caravan::rules
