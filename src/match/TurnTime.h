#pragma once

#include <optional>

#include "match/Match.h"

namespace match {

/// The player's time for this decision, computed from the kept clocks; nothing for the root or if unknown.
[[nodiscard]] std::optional<milliseconds> timeTaken(const Match& match, NodeId turn);

}  // namespace match
