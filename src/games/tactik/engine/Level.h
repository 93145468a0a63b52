#pragma once

#include <cstdint>

namespace tactik::engine {

inline constexpr int kMinLevel = 1;
inline constexpr int kMaxLevel = 8;

/// How a level plays. Weak levels err like people: now and then they act without thinking, they do not look
/// ahead, and they do not ask which cards the others may hold.
struct LevelStyle {
    int worlds = 0;             ///< possibilities for the hidden cards that it plays to the end of the deal;
                                ///< 0: as many as there is time for
    bool foresees = true;       ///< plays them at all; else it takes what looks best at once
    bool plansReplies = true;   ///< also looks for better plays than the likely ones of those who follow
    bool judgesFinely = true;   ///< the boards at the ends of deals, by the network
    bool readsConduct = true;   ///< draws conclusions about hidden cards from what others played and passed
    double carelessness = 0;    ///< share of cards played without a thought
    double carelessPasses = 0;  ///< share of cards passed without a thought
    friend bool operator==(const LevelStyle&, const LevelStyle&) = default;
};

/// The style of this level, clamped to kMinLevel … kMaxLevel. The last one is full strength.
[[nodiscard]] const LevelStyle& styleOf(int level);

}  // namespace tactik::engine
