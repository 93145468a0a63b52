#pragma once

#include <string>

#include "match/Followed.h"
#include "ui/kit/Context.h"

namespace app {

/// A turn with its number and its judgement: "12. c3" for the first player, "12... c3?" for the others.
[[nodiscard]] std::string numberedTurn(const match::Followed& match, match::NodeId turn, game::Viewer viewer);

/// Explains in words how an analysis judges turns, with its thresholds.
[[nodiscard]] std::string measureText(const ui::kit::Context& ui);

}  // namespace app
