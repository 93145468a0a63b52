#pragma once

#include <vector>

#include "i18n/Catalogue.h"
#include "match/Followed.h"
#include "ui/game/Presentation.h"
#include "ui/screens/play/PlayMoves.h"

namespace app {

/// Formats the tree of a match as lines of a move list: the main line with one column for each player, and
/// each variation below the line from which it branches. Turns are shown as the viewer may see them, and
/// their times in the player's language; a turn that is too long for the list has a short text of the game.
/// `forgetful`: while the game keeps secrets, the viewer's view; turns before the last one of each player
/// lack what he has to remember. Null: nothing is left out.
[[nodiscard]] std::vector<ui::screens::MoveRow> moveRows(const match::Followed& match, game::Viewer viewer,
                                                         const i18n::Catalogue& texts,
                                                         const ui::game::Presentation& presentation,
                                                         const game::View* forgetful = nullptr);

}  // namespace app
