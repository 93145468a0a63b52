#pragma once

#include <vector>

#include "scene/Choreography.h"

/// How pieces move by themselves, one manner a function. Each adds the tracks of its hops to a clip, with
/// their landings, and tells when the last one touches down. Seconds.
namespace scene {

/// What a hop is carried out amidst.
struct Surroundings {
    const TableModel& table;
    std::vector<game::PieceState> standing = {};  ///< pieces that may be in the way
};

/// A piece goes from `from` to its place in an arc over whatever stands between, or in one arc to each of its
/// way-points and on; a piece that is over its place already is put down, and turned over if it lies
/// otherwise there.
float arcTo(Clip& clip, const game::Hop& hop, const Pose& from, float begin, const Surroundings& around);

/// Pieces that start from the same place are carried together, the lowest first in the list, above whatever
/// stands on their way. A piece that crushes another comes down on it: `crushed` is that one's hop, or
/// nullptr.
float carryThrough(Clip& clip, const std::vector<game::Hop>& hops, const CurrentPose& current,
                   const Surroundings& around, const game::Hop* crushed = nullptr);

/// A piece is lifted, turned over in the air, and laid down: in its place, or in another one.
float reveal(Clip& clip, const game::Hop& hop, const Pose& from, const Surroundings& around);

/// Pieces go to each other's places at the same time, each in a higher arc than the one before it in the
/// list.
float exchange(Clip& clip, std::vector<game::Hop> hops, const CurrentPose& current,
               const Surroundings& around);

}  // namespace scene
