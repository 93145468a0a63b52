#pragma once

#include "scene/World.h"

namespace scene {

/// Adds puffs of dust around a piece that has just toppled. driftDust() moves them.
void addDust(World& world, const game::PieceState& piece);

}  // namespace scene
