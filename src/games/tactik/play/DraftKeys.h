#pragma once

// Keys and values of what belongs to a TactikDraft besides its pieces; the agreed rules have their own keys.
namespace tactik::play {

inline constexpr const char* kPhaseKey = "due";
inline constexpr const char* kPassing = "pass";
inline constexpr const char* kPlaying = "play";
inline constexpr const char* kTurnKey = "turn";          ///< a player, from 0
inline constexpr const char* kDealKey = "deal";          ///< from 1
inline constexpr const char* kCycleKey = "dealInCycle";  ///< an option only: sets the deal
inline constexpr const char* kDealerKey = "dealer";      ///< missing: he follows from the hands
inline constexpr const char* kRoundKey = "round";        ///< missing: it follows from deal and hands
inline constexpr const char* kPassedKey = "passed";      ///< by player the slot of the card, or kNoneLetter
inline constexpr const char* kStockKey = "stock";        ///< cards by letters, from the bottom up
inline constexpr const char* kSeedKey = "seed";          ///< by which the stock is mixed
inline constexpr const char* kYes = "1";
inline constexpr const char* kNo = "0";

inline constexpr char kNoneLetter = '-';

}  // namespace tactik::play
