#pragma once

#include <vector>

#include "base/Random.h"
#include "games/tactik/rules/Position.h"

namespace tactik::lab {

/// All 16 choices of the options.
[[nodiscard]] std::vector<rules::Rules> allRules();

/// Plays a random legal act of one who owes one.
void playRandomly(rules::Position& game, base::Random& random);
/// A game of `acts` random acts, or up to its end.
[[nodiscard]] rules::Position randomGame(int players, const rules::Rules& rules, int acts,
                                         base::Random& random);
/// The same, but played by careful players with a random act now and then: pawns come home in it.
[[nodiscard]] rules::Position livelyGame(int players, const rules::Rules& rules, int acts,
                                         base::Random& random);

}  // namespace tactik::lab
