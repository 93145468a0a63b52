#pragma once

#include "game/Transition.h"
#include "game/Viewer.h"
#include "games/caravan/rules/Position.h"

namespace caravan::play {

/// The effect of the last move, stage by stage, as this viewer may see it; no stages for a gift that is not
/// handed over yet. There must be one.
[[nodiscard]] game::Transition lastTurnOf(const rules::Position& position, game::Viewer viewer);

}  // namespace caravan::play
