#pragma once

#include <vector>

#include "i18n/Catalogue.h"
#include "match/Match.h"
#include "ui/screens/PlayModel.h"

namespace app {

/// The tree of a match as the lines of a move list: the main line in columns, one a player; each variation
/// below the line that it leaves. Turns read as this viewer may read them; the time that they took is said in
/// the player's language.
[[nodiscard]] std::vector<ui::screens::MoveRow> moveRows(const match::Match& match, game::Viewer viewer,
                                                         const i18n::Catalogue& texts);

}  // namespace app
