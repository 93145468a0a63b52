#pragma once

#include "game/Transition.h"
#include "scene/motion/Choreography.h"
#include "scene/motion/Travel.h"

/// Motions of pieces that no hand makes. Each begins where the piece is drawn at present, ends where it rests
/// after the hop, and adds its track and landings to a clip.
namespace scene {

/// Sinks into the ground where it stands, straight down, and rises out of the ground at its new place.
void burrow(Clip& clip, const game::Hop& hop, const Pose& from, const TableModel& table);

/// Is thrown to its new place, and turns over once in the air, above all obstacles.
void tumble(Clip& clip, const game::Hop& hop, const Pose& from, const Surroundings& around);

/// Springs back, and stands again where it stood.
void recoil(Clip& clip, const game::Hop& hop, const Pose& from, const TableModel& table);

/// Comes down firmly where it stands: from now on it stays there.
void settleFirmly(Clip& clip, const game::Hop& hop, const Pose& from, const TableModel& table);

}  // namespace scene
