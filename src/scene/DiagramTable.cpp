#include "scene/DiagramTable.h"

#include <cmath>
#include <utility>

namespace scene {

DiagramTable::DiagramTable(std::shared_ptr<const TableModel> table, float yaw)
    : table_(std::move(table)), yaw_(yaw) {}

/// The lowest pieces are a step apart, and those of high piles closer and closer, so that the top piece
/// stays on its place.
glm::vec3 DiagramTable::fanOf(const game::PieceState& piece) const {
    constexpr float kSteps = 3.0F;   // how many steps the highest pile is wide
    constexpr float kLower = 0.35F;  // how much of it the lowest piece lies below the middle of its place
    const float steps = kSteps * (1 - std::exp(-static_cast<float>(piece.place.level) / kSteps));
    const float way = (steps - kSteps * kLower) * table_->diagram().fanStep;
    return glm::vec3(-std::sin(yaw_), 0, -std::cos(yaw_)) * way;
}

Pose DiagramTable::rest(const game::PieceState& piece) const {
    Pose pose = table_->rest(piece);
    pose.position += fanOf(piece);
    return pose;
}

Pose DiagramTable::inHand(const game::PieceState& piece) const {
    Pose pose = table_->inHand(piece);
    pose.position += fanOf(piece);
    return pose;
}

std::optional<glm::vec3> DiagramTable::freePoint(const game::PieceState& piece) const {
    constexpr float kAside = 1.1F;  // heights of a letter
    auto point = table_->freePoint(piece);
    if (!point) return {};
    *point += fanOf(piece);
    const Inscription* const letters = table_->diagram().letters;
    if (letters != nullptr && !letterOn(piece).empty())
        *point += glm::vec3(std::sin(yaw_), 0, std::cos(yaw_)) * (kAside * letters->height());
    return point;
}

}  // namespace scene
