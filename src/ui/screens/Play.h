#pragma once

#include <vector>

#include "ui/screens/PlayLayout.h"
#include "ui/screens/PlayModel.h"

namespace ui::screens {

/// The screen around the table: players, pieces to place, the game so far. The middle is left to the table:
/// layoutPlay(...).board says where it is.
[[nodiscard]] std::vector<PlayCommand> drawPlay(kit::Context& ui, const PlayModel& model, MoveEntry& entry,
                                                CommentEntry& comment);

}  // namespace ui::screens
