#pragma once

#include <vector>

#include "game/Transition.h"
#include "scene/Handling.h"
#include "scene/TableModel.h"

/// What stands in the way of a piece that travels. Metres.
namespace scene {

/// How far apart two points are as seen from above.
[[nodiscard]] float levelDistance(const glm::vec3& a, const glm::vec3& b);
/// How far a piece reaches from its origin, however it is turned.
[[nodiscard]] float reachOf(const Bounds& bounds);
/// How far it reaches in this pose and any that is only turned about the vertical.
[[nodiscard]] float levelReachOf(const Pose& pose, const Bounds& bounds);
/// How high a piece reaches where it rests.
[[nodiscard]] float topOf(const game::PieceState& piece, const TableModel& table);

/// The top of the highest of these pieces that one with this id and reach comes near to, on any way between
/// two points that seen from above is straight; 0 if there is none.
[[nodiscard]] float topNear(const game::PieceState& piece, const glm::vec3& from, const glm::vec3& to,
                            const TableModel& table, const std::vector<game::PieceState>& standing);

/// The top of the highest of these pieces that stands in a lane between two points, which reaches so far to
/// all sides; 0 if there is none.
[[nodiscard]] float topInLane(float reach, const glm::vec3& from, const glm::vec3& to,
                              const TableModel& table, const std::vector<game::PieceState>& standing);

}  // namespace scene
