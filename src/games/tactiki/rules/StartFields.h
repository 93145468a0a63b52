#pragma once

#include <optional>

#include "base/Fields.h"
#include "games/tactiki/rules/PositionFields.h"

// How a game begins, for the program of a player far away.
namespace tactiki::rules {

void writeStart(base::FieldWriter& fields, const Board& start);
/// Reads it back, equal; nothing if no game begins so, as it is seen.
[[nodiscard]] std::optional<Board> readStart(base::FieldReader& fields, const Sight& sight);

}  // namespace tactiki::rules
