#include "scene/motion/Obstacles.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace scene {
namespace {

using game::PieceState;

/// Caches the bounds of meshes: there are many pieces of few shapes.
class KnownBounds {
  public:
    explicit KnownBounds(const TableModel& table) : table_(table), known_(table.meshes().size()) {}
    const Bounds& of(const PieceState& piece) {
        const std::size_t mesh = table_.look(piece).mesh.value;
        if (!known_[mesh]) known_[mesh] = boundsOf(table_.meshes()[mesh]);
        return *known_[mesh];
    }

  private:
    const TableModel& table_;
    std::vector<std::optional<Bounds>> known_;
};

/// The distance of a point from the segment between two others, seen from above.
float distanceFromWay(const glm::vec3& point, const glm::vec3& from, const glm::vec3& to) {
    const glm::vec2 way(to.x - from.x, to.z - from.z);
    const glm::vec2 there(point.x - from.x, point.z - from.z);
    const float along = glm::dot(there, way) / std::max(glm::dot(way, way), 1e-8F);
    return glm::length(there - way * std::clamp(along, 0.0F, 1.0F));
}

/// Half the extent of a piece in this pose along a horizontal direction.
float halfAlong(const Pose& pose, const Bounds& bounds, glm::vec2 direction) {
    const glm::vec3 half = (bounds.max - bounds.min) * 0.5F;
    float reach = 0;
    for (int i = 0; i < 3; ++i) {
        glm::vec3 axis(0);
        axis[i] = 1;
        axis = pose.rotation * axis;
        reach += std::abs(glm::dot(glm::vec2(axis.x, axis.z), direction)) * half[i];
    }
    return reach;
}

}  // namespace

float levelDistance(const glm::vec3& a, const glm::vec3& b) {
    return glm::length(glm::vec2(a.x - b.x, a.z - b.z));
}

float reachOf(const Bounds& b) { return glm::length(glm::max(glm::abs(b.min), glm::abs(b.max))); }

float levelReachOf(const Pose& pose, const Bounds& bounds) {
    float reach = 0;
    eachCorner(bounds, [&](const glm::vec3& corner) {
        reach = std::max(reach, levelDistance(pose.rotation * corner, glm::vec3(0)));
    });
    return reach;
}

float topOf(const PieceState& piece, const TableModel& table) {
    return table.rest(piece).position.y + table.heightOf(piece);
}

float topNear(const PieceState& piece, const glm::vec3& from, const glm::vec3& to, const TableModel& table,
              const std::vector<PieceState>& standing) {
    KnownBounds bounds(table);
    const float reach = reachOf(bounds.of(piece));
    float top = 0;
    for (const PieceState& other : standing) {
        if (other.id == piece.id) continue;
        if (distanceFromWay(table.rest(other).position, from, to) < reach + reachOf(bounds.of(other)))
            top = std::max(top, topOf(other, table));
    }
    return top;
}

float topInLane(float reach, const glm::vec3& from, const glm::vec3& to, const TableModel& table,
                const std::vector<PieceState>& standing) {
    const glm::vec2 start(from.x, from.z);
    const glm::vec2 way = glm::vec2(to.x, to.z) - start;
    const float length = glm::length(way);
    const glm::vec2 ahead = length > 1e-6F ? way / length : glm::vec2(1, 0);
    const glm::vec2 across(-ahead.y, ahead.x);
    KnownBounds known(table);
    float top = 0;
    for (const PieceState& other : standing) {
        const Pose rest = table.rest(other);
        const Bounds& bounds = known.of(other);
        const glm::vec3 middle = rest.position + rest.rotation * ((bounds.min + bounds.max) * 0.5F);
        const glm::vec2 there = glm::vec2(middle.x, middle.z) - start;
        const float along = glm::dot(there, ahead);
        const float room = reach + halfAlong(rest, bounds, ahead);
        if (std::abs(glm::dot(there, across)) < reach + halfAlong(rest, bounds, across) && along > -room &&
            along < length + room)
            top = std::max(top, topOf(other, table));
    }
    return top;
}

}  // namespace scene
