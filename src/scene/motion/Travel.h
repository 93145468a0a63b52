#pragma once

#include <vector>

#include "scene/motion/Choreography.h"

/// The motions of single pieces, one function for each manner. Each adds the tracks of its hops to a clip,
/// with their landings, and returns the time of the last landing. Seconds.
namespace scene {

/// The table and the obstacles around a hop.
struct Surroundings {
    const TableModel& table;
    std::vector<game::PieceState> standing = {};  ///< pieces that may be in the way
};

/// Moves a piece from `from` to its place in an arc over all obstacles, or in one arc to each of its
/// way-points and on. A piece that is already over its place is put down, and turned over if its side
/// changes.
float arcTo(Clip& clip, const game::Hop& hop, const Pose& from, float begin, const Surroundings& around);

/// Moves pieces from the same place together, the lowest first in the list, above all obstacles. A piece
/// that crushes another comes down on it: `crushed` is that one's hop, or nullptr.
float moveThrough(Clip& clip, const std::vector<game::Hop>& hops, const CurrentPose& current,
                  const Surroundings& around, const game::Hop* crushed = nullptr);

/// Lifts a piece, turns it over in the air, and lays it down at the same or another place.
float reveal(Clip& clip, const game::Hop& hop, const Pose& from, const Surroundings& around);

/// Moves pieces to each other's places at the same time, each in a higher arc than the one before it in the
/// list.
float exchange(Clip& clip, std::vector<game::Hop> hops, const CurrentPose& current,
               const Surroundings& around);

}  // namespace scene
