#pragma once

#include "game/Transition.h"
#include "game/Viewer.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::play {

/// The effect of the last act, stage by stage, as this viewer may see it: a set-up is seen by the other
/// player when both are made; a fight shows both ranks, blow by blow, and hides them again. There must be
/// one. `showsAll`: the end of the game shows all ranks.
[[nodiscard]] game::Transition lastTurnOf(const rules::Position& position, game::Viewer viewer,
                                          bool showsAll = true);
/// A turn as this viewer saw it, but with all figures turned away, as if its fights had shown no ranks.
[[nodiscard]] game::Transition withoutShownRanks(game::Transition turn, game::Viewer viewer);

}  // namespace tactiki::play
