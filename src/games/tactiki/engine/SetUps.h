#pragma once

#include "base/Random.h"
#include "games/tactiki/rules/Act.h"

namespace tactiki::engine {

/// How good a set-up is, in thousandths of the logarithm of the odds to win with it.
[[nodiscard]] double ratingOf(const rules::Arrangement& setUp);

/// A set-up by chance: good ones are likelier, but hardly any is ever seen twice. Never one with both fives
/// at the edges.
[[nodiscard]] rules::Arrangement drawnSetUp(base::Random& random);

}  // namespace tactiki::engine
