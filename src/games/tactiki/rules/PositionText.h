#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/tactiki/rules/Board.h"

namespace tactiki::rules {

/// A board as one line of text, in the format of docs/TACTIKI.md. What a viewer does not know is "?".
[[nodiscard]] std::string formatPosition(const Board& board);
/// The same with these ranks only, by piece, and nothing that players would have to remember: neither which
/// ranks were shown, nor which pieces came back, nor which ranks may lie in a pile.
[[nodiscard]] std::string formatInSight(const Board& board, const std::array<Rank, kPieces>& ranks);

/// Reads such a text. All ranks must be known.
[[nodiscard]] base::Result<Board> parsePosition(std::string_view text, std::string_view file = {});

/// Whether a text is in the form of a position, a whole one or what somebody saw, even if it is damaged.
[[nodiscard]] bool looksLikePosition(std::string_view text);

/// The names of agreed rules with blanks between them, "through sideways both-fall any-free remember"; empty:
/// none.
[[nodiscard]] std::string formatRules(const Rules& rules);
[[nodiscard]] base::Result<Rules> parseRules(std::string_view text);

}  // namespace tactiki::rules
