#pragma once

#include <vector>

#include "ui/screens/PlayLayout.h"
#include "ui/screens/PlayModel.h"

namespace ui::screens {

/// Draws the panels around the table: players, pieces to place, the moves of the game. The middle is left for
/// the table; layoutPlay(...).board is its area.
[[nodiscard]] std::vector<PlayCommand> drawPlay(kit::Context& ui, const PlayModel& model, MoveEntry& entry,
                                                CommentEntry& comment);

}  // namespace ui::screens
