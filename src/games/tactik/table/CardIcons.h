#pragma once

#include "games/tactik/rules/Types.h"
#include "ui/kit/Shape.h"

namespace tactik::table {

/// A card with its number, or with the sign of a Swap or of a 7x1.
[[nodiscard]] ui::kit::Shape cardIcon(rules::Card card);

}  // namespace tactik::table
