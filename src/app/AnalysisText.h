#pragma once

#include <string>

#include "match/Match.h"
#include "ui/kit/Context.h"

namespace app {

/// How an analysis judges turns, with its thresholds, in words.
[[nodiscard]] std::string measureText(const ui::kit::Context& ui);

/// "12. c3??", "12... c3" where it is not the first player's, as this viewer may read it.
[[nodiscard]] std::string turnName(const match::Match& match, match::NodeId turn, game::Viewer viewer);

}  // namespace app
