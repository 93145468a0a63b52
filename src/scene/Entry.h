#pragma once

#include "game/MoveInput.h"
#include "scene/World.h"

namespace scene {

/// Pieces are shown where the entry of a move has them: in the hand, let go, or where they were. What the
/// hand does is heard: pieces that are taken up together are one sound, and so are those that are carried on.
void showPreview(World& world, const std::vector<game::PreviewPiece>& preview);

}  // namespace scene
