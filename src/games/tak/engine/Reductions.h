#pragma once

#include "games/tak/engine/Margins.h"

namespace tak::engine {

inline constexpr int kPly = 1024;  ///< in the unit of reductions

/// By how much the search looks less deep at a late move, in 1024ths of a ply: by the depth that is left and
/// the move's number in the order of moves, from 1. Greater numbers than 63 count as 63.
[[nodiscard]] int reductionOf(const Margins& margins, int depth, int number);

}  // namespace tak::engine
