#pragma once

#include "scene/Choreography.h"

namespace scene {

/// A piece comes down on the one below it, which tips over under it as its own hop says. `pressing` is the
/// way of the one above up to the moment `begin`, when it is over that place; `from` is where the other one
/// stands. Both tracks are added to the clip, with their landings.
void crush(Clip& clip, PieceTrack pressing, float begin, const game::Hop& crushed, const Pose& from,
           const TableModel& table);

/// How long that takes until the crushed one lies. Seconds.
[[nodiscard]] float crushLasts();

/// The hop of the piece that this one crushes, or nullptr: of those that stay where this one lands, the
/// highest, since what lies deeper is under that one.
[[nodiscard]] const game::Hop* crushedBy(const game::Hop& hop, const std::vector<game::Hop>& hops);

}  // namespace scene
