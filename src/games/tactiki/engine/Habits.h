#pragma once

#include <array>

#include "games/tactiki/engine/Observation.h"

namespace tactiki::engine {

/// A number for each rank; index 0 is not used.
using ByRank = std::array<double, rules::kHighestRank + 1>;

/// How likely a piece of each rank is to behave as observed, up to a factor that is the same for all ranks:
/// what the full-strength engine's pieces did in games against itself.
[[nodiscard]] ByRank likelihoods(const Observation& observation);

}  // namespace tactiki::engine
