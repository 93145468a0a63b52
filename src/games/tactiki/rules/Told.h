#pragma once

#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::rules {

/// An act of a game as one viewer saw it, for Position::tell().
struct ActTold {
    Act act;
    Blows blows = {};  ///< their ranks, as far as the text names them, and how they ended
};

/// The act that a word of such a game means: as actIn() reads it, with `?` for ranks that the viewer could
/// not read, and with what has become of its fights: `x4:315` by ranks, `x++=` won, won and tied without
/// them.
[[nodiscard]] base::Result<ActTold> actTold(const Board& board, std::string_view word);

/// An act that was told, in the same notation.
[[nodiscard]] std::string textTold(const Played& played);

/// How the fights of a move ended: `x++=`, `x-`; nothing if there were none.
[[nodiscard]] std::string resultsOf(const Blows& blows);

}  // namespace tactiki::rules
