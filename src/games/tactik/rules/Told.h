#pragma once

#include <string_view>

#include "base/Result.h"
#include "games/tactik/rules/Position.h"

namespace tactik::rules {

/// The act that a word of such a game means, for Position::tell(): by whom it was played follows from the
/// position, and of hidden cards it is only asked that their player may have had them. `R>*` passes an
/// unknown card.
[[nodiscard]] base::Result<Act> actTold(const Position& position, std::string_view word);

/// Reads a position as somebody saw it (formatPosition()): what is unknown stays so.
[[nodiscard]] base::Result<Position> parseSeen(std::string_view text, std::string_view file = {});

}  // namespace tactik::rules
