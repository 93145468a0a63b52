#pragma once

#include <array>

#include "games/tactiki/engine/World.h"

namespace tactiki::engine {

/// What the evaluation looks at. Each is the difference between the player to move and his opponent, but for
/// the threats, which are worth more to the player to move.
enum Feature : std::uint8_t {
    kFree1,  ///< pieces that are neither frozen nor under an enemy, by rank; the others follow
    kPile1 = kFree1 + rules::kHighestRank,    ///< pieces in the pile, by rank; the others follow
    kCovered = kPile1 + rules::kHighestRank,  ///< pieces under an enemy that is not frozen
    kAdvance1,  ///< rows that the free pieces have gone forward, by rank; the others follow
    kStatueSquared = kAdvance1 + rules::kHighestRank,  ///< square of the pieces on the best field
    kFrozen,                                           ///< pieces on enemy start fields
    kRace,                                             ///< steps to a statue
    kNearness,                                         ///< grows fast as a statue comes near
    kThreats,     ///< ranks that the player to move could beat with one move, by their worth
    kThreatened,  ///< those that his opponent could beat
    kHomesTaken,  ///< own start fields topped by an enemy: there nothing returns
    kGuards,      ///< enemies on the field of the race
    kMobile,      ///< pieces that can move
    kTurn,        ///< 1 with two moves to come, a half with one
    kFeatures
};

using Features = std::array<float, kFeatures>;

[[nodiscard]] Features featuresOf(const World& world);

}  // namespace tactiki::engine
