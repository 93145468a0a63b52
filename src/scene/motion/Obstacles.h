#pragma once

#include <vector>

#include "game/Transition.h"
#include "scene/TableModel.h"
#include "scene/motion/Handling.h"

/// Finds obstacles for pieces that travel. Metres.
namespace scene {

/// The distance between two points, seen from above.
[[nodiscard]] float levelDistance(const glm::vec3& a, const glm::vec3& b);
/// How far a piece reaches from its origin, in any pose.
[[nodiscard]] float reachOf(const Bounds& bounds);
/// How far it reaches horizontally in this pose, turned by any angle about the vertical.
[[nodiscard]] float levelReachOf(const Pose& pose, const Bounds& bounds);
/// The height of the top of a piece at rest.
[[nodiscard]] float topOf(const game::PieceState& piece, const TableModel& table);

/// The top of the highest piece near the straight way between two points, seen from above, that a piece with
/// this id and reach would touch; 0 if there is none.
[[nodiscard]] float topNear(const game::PieceState& piece, const glm::vec3& from, const glm::vec3& to,
                            const TableModel& table, const std::vector<game::PieceState>& standing);

/// The top of the highest piece in a lane of this reach around the segment between two points; 0 if there is
/// none.
[[nodiscard]] float topInLane(float reach, const glm::vec3& from, const glm::vec3& to,
                              const TableModel& table, const std::vector<game::PieceState>& standing);

}  // namespace scene
