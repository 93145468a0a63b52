#pragma once

#include <optional>

#include "match/Followed.h"

namespace match {

/// The player's time for this decision, computed from the kept clocks; nothing for the root or if unknown.
[[nodiscard]] std::optional<milliseconds> timeTaken(const Followed& match, NodeId turn);

}  // namespace match
