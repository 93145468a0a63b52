#pragma once

#include "game/MoveInput.h"
#include "scene/World.h"

namespace scene {

/// Shows pieces as the entry of a move has them: in the hand, put down, or where they were. Queues the sounds
/// of the hand: pieces that are lifted together make one sound, and so do those that go on.
void showPreview(World& world, const std::vector<game::PreviewPiece>& preview);

}  // namespace scene
