#pragma once

#include <iosfwd>

#include "games/tak/engine/Tei.h"

namespace tak::engine {

/// Longer lines of input are not read: the longest games take a few thousand characters.
inline constexpr std::size_t kMaxTeiLine = 1 << 20;

/// Speaks TEI over these streams until `quit` or the end of the input, which ends a search as `stop` does.
/// Blocks. Every line of output is flushed.
void serveTei(std::istream& in, std::ostream& out, const TeiSettings& settings);

}  // namespace tak::engine
