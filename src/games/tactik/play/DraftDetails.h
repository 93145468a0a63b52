#pragma once

#include <utility>
#include <vector>

#include "base/Random.h"
#include "games/tactik/rules/Types.h"

// How TactikDraft keeps what else belongs to a position.
namespace tactik::play {

inline constexpr const char* kPhaseKey = "phase";
inline constexpr const char* kPassing = "pass";
inline constexpr const char* kPlaying = "play";
inline constexpr const char* kTurnKey = "turn";      ///< a player, from 0
inline constexpr const char* kDealKey = "deal";      ///< from 1
inline constexpr const char* kDealerKey = "dealer";  ///< missing: he follows from the hands
inline constexpr const char* kRoundKey = "round";    ///< missing: it follows from deal and hands
inline constexpr const char* kRulesKey = "rules";    ///< as rules::formatRules() writes them
inline constexpr const char* kPassedKey = "passed";  ///< by player the slot of the card, or kNoneLetter
inline constexpr const char* kStockKey = "stock";    ///< cards by letterOf(), from the bottom up
inline constexpr const char* kSeedKey = "seed";      ///< by which the stock is mixed

inline constexpr char kNoneLetter = '-';
[[nodiscard]] constexpr char letterOf(rules::Card card) {
    return static_cast<char>('a' + rules::index(card));
}
[[nodiscard]] constexpr rules::Card cardOf(char letter) { return static_cast<rules::Card>(letter - 'a'); }

/// The cards in another order, each one as likely.
[[nodiscard]] inline std::vector<rules::Card> mixed(std::vector<rules::Card> cards, std::uint64_t seed) {
    base::Random random(base::scrambled(seed));
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))]);
    return cards;
}

}  // namespace tactik::play
