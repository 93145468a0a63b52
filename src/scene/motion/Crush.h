#pragma once

#include "scene/motion/Choreography.h"

namespace scene {

/// A piece presses on the one below it, which tips over. `pressing` is the track of the upper piece up to the
/// time `begin`, when it is above that place; `from` is the pose of the lower piece, and `crushed` its hop.
/// Both tracks are added to the clip, with their landings.
void crush(Clip& clip, PieceTrack pressing, float begin, const game::Hop& crushed, const Pose& from,
           const TableModel& table);

/// Seconds from then until the crushed piece lies.
[[nodiscard]] float crushLasts();

/// The hop of the piece that this hop crushes, or nullptr. Of several crushed pieces at that place it is the
/// highest, since the others lie below that one.
[[nodiscard]] const game::Hop* crushedBy(const game::Hop& hop, const std::vector<game::Hop>& hops);

}  // namespace scene
