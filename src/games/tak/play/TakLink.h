#pragma once

#include <string>

#include "base/Result.h"
#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// Characters of the longest link that linkTo() makes: servers and browsers take 8 KiB of an address.
inline constexpr std::size_t kLongestLink = 8000;

/// A link by which ptn.ninja opens the main line of the game: its PTN, percent-encoded, as the path. Tags
/// that a board does not need stay behind, and so do comments. The error: the game is too long.
[[nodiscard]] base::Result<std::string> linkTo(const rules::PtnGame& game);

}  // namespace tak::play
