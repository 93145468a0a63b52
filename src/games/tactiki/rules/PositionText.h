#pragma once

#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/tactiki/rules/Board.h"

namespace tactiki::rules {

/// A board as one line of text, in the format of docs/TACTIKI.md. What a viewer does not know is "?".
[[nodiscard]] std::string formatPosition(const Board& board);

/// Reads such a text. All ranks must be known.
[[nodiscard]] base::Result<Board> parsePosition(std::string_view text, std::string_view file = {});

}  // namespace tactiki::rules
