#pragma once

#include "scene/World.h"

namespace scene {

/// Puffs of dust all around a piece that has just come down on its side. They live by driftDust().
void addDust(World& world, const game::PieceState& piece);

}  // namespace scene
