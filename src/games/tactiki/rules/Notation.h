#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::rules {

// The notation of docs/TACTIKI.md.

/// "b3".
[[nodiscard]] std::string textOf(Field field);
[[nodiscard]] std::optional<Field> fieldNamed(std::string_view name);

/// A legal act before it is played: "b2b3", "+3a5", "pass", "k51-42-33-24-15"; "?" for an unknown rank.
[[nodiscard]] std::string textOf(const Act& act, const Board& before);
/// The same after it was played, with what its fights have shown: "d2d3x4:315".
[[nodiscard]] std::string textOf(const Played& played);

/// The legal act that a text means. During the set-up it is that of the named player, or else of `side`; what
/// fights have shown is passed over.
[[nodiscard]] base::Result<Act> actIn(const Board& board, std::string_view text, Side side);

/// Letter of a player in texts: k for Tiki, c for Tac.
[[nodiscard]] constexpr char letterOf(Side side) { return side == Side::Tiki ? 'k' : 'c'; }

}  // namespace tactiki::rules
