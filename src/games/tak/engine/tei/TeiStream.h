#pragma once

#include <iosfwd>

#include "games/tak/engine/tei/Tei.h"

namespace tak::engine {

/// The longest line of input that is read, in bytes: the longest games take a few thousand.
inline constexpr std::size_t kMaxTeiLine = 1 << 20;

/// Runs a TEI engine on these streams until `quit` or the end of the input; either ends a search as `stop`
/// does. Blocks. Flushes every line of output.
void serveTei(std::istream& in, std::ostream& out, const TeiSettings& settings);

}  // namespace tak::engine
