#pragma once

#include <string>

#include "ui/kit/Context.h"

namespace ui::screens {

/// Asks the next player to take the seat while the table hides the pieces that others must not see.
/// `headline` says whose turn it is. It stands in place of the hand: draw it over the other panels, with
/// PlayNeeds::handCovered. Returns true once the player uncovers the pieces.
[[nodiscard]] bool drawHandOver(kit::Context& ui, const std::string& headline, const kit::Rect& area);

}  // namespace ui::screens
