#pragma once

#include <string>

#include "match/Match.h"
#include "ui/kit/Context.h"

namespace app {

/// "12. c3", "12... c3?" where it is not the first player's, with what was judged of it.
[[nodiscard]] std::string numberedTurn(const match::Match& match, match::NodeId turn, game::Viewer viewer);

/// How an analysis judges turns, with its thresholds, in words.
[[nodiscard]] std::string measureText(const ui::kit::Context& ui);

}  // namespace app
