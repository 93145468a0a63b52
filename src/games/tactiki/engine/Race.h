#pragma once

#include "games/tactiki/engine/World.h"

namespace tactiki::engine {

/// How far a player is from a statue.
struct Race {
    static constexpr int kOutOfReach = 40;

    int steps =
        kOutOfReach;  ///< fewest own steps until five stand on one field, as if nobody were in the way
    int file = 0;     ///< of that field
};

/// A piece in the pile costs a turn and its way from the nearest empty start field. A piece under an enemy
/// costs what it takes about to uncover it.
[[nodiscard]] Race raceOf(const World& world, rules::Side side);

}  // namespace tactiki::engine
