#pragma once

#include "base/Result.h"
#include "base/StrongId.h"
#include "games/tak/rules/Setup.h"

namespace tak::playtak {

struct GameTag;
/// A running game, as the server numbers it.
using GameNumber = base::StrongId<GameTag, int>;
struct SeekTag;
/// An offer to play, as the server numbers it.
using SeekNumber = base::StrongId<SeekTag, int>;

/// The highest komi that the server takes, in half flats.
inline constexpr int kMostHalfKomi = 8;

/// What is agreed about a game. All times are in seconds.
struct Terms {
    int size = 5;          ///< 3 to 8
    int seconds = 600;     ///< on each clock at the start
    int increment = 0;     ///< added with each turn
    int halfKomi = 0;      ///< half flats for Black, 0 to kMostHalfKomi
    int stones = 21;       ///< of each player
    int capstones = 1;     ///< of each player
    bool unrated = false;  ///< the result does not count for ratings
    bool tournament = false;
    int extraSeconds = 0;  ///< added once, at move `triggerMove`
    int triggerMove = 0;   ///< 0: never

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// The set-up of such a game. Draws are the server's to declare, so it has no rules for them. The error says
/// which part is beyond the limits of rules::Setup.
[[nodiscard]] base::Result<rules::Setup> setupOf(const Terms& terms);

}  // namespace tak::playtak
