#pragma once

#include <vector>

#include "base/Random.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::engine {

/// All 16 choices of the options.
[[nodiscard]] std::vector<rules::Rules> allRules();

/// A board after two random set-ups.
[[nodiscard]] rules::Board randomStart(rules::Rules rules, base::Random& random);

/// A game of so many random acts, or up to its end, from two random set-ups.
[[nodiscard]] rules::Position randomGame(rules::Rules rules, int acts, base::Random& random);

}  // namespace tactiki::engine
