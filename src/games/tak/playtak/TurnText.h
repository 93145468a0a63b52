#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/tak/rules/Move.h"

namespace tak::playtak {

/// The turn that the server writes as "P A1", "P C3 W", "P D3 C" or "M A1 A4 2 1 1", where the drops are
/// nearest first. Read without a position, so it may be illegal. Takes small letters and any spacing, too.
/// Nothing if it is no turn.
[[nodiscard]] std::optional<rules::Move> readTurn(std::string_view text);

/// A turn as the server takes it. It must be a placement of one piece or a spread.
[[nodiscard]] std::string writeTurn(rules::Move move);

}  // namespace tak::playtak
