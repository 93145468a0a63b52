#pragma once

#include <string>

#include "ui/kit/Context.h"

namespace ui::screens {

/// Asks the next player to take the seat while the table hides the pieces that others must not see.
/// `headline` says whose turn it is, `news` what the last turn has shown to all, if anything: who has just
/// played must not have to read it faster than the table is covered. It stands in place of the hand: draw it
/// over the other panels, with PlayNeeds::handCovered. Returns true once the player uncovers the pieces.
[[nodiscard]] bool drawHandOver(kit::Context& ui, const std::string& headline, const std::string& news,
                                const kit::Rect& area);

}  // namespace ui::screens
