#pragma once

#include <string_view>

#include "base/Result.h"
#include "games/tak/rules/Ptn.h"

namespace tak::play {

/// Reads a position or a game as people pass it on: a TPS, PTN with tags such as `[TPS "…"]`, or a link to a
/// game (GameLink). `given` has what the text does not say.
[[nodiscard]] base::Result<rules::PtnGame> readGameText(std::string_view text,
                                                        const rules::SetupOptions& given = {});

}  // namespace tak::play
