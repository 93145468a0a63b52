#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/glm.hpp>
#include <limits>

#include "scene/TableModel.h"

/// Pieces as boxes, for tests that they do not intersect.
namespace scene::test {

struct Solid {
    glm::vec3 center{0};
    std::array<glm::vec3, 3> axes{};  ///< unit
    glm::vec3 half{0};
    [[nodiscard]] float radius() const { return glm::length(half); }
};

inline Solid solidOf(const TableModel& table, const game::PieceState& piece, const Pose& pose) {
    const Bounds b = boundsOf(table.meshes()[table.look(piece).mesh.value]);
    Solid solid;
    solid.half = (b.max - b.min) / 2.0F;
    solid.center = pose.position + pose.rotation * ((b.max + b.min) / 2.0F);
    for (int i = 0; i < 3; ++i) {
        glm::vec3 axis(0);
        axis[i] = 1;
        solid.axes[static_cast<std::size_t>(i)] = pose.rotation * axis;
    }
    return solid;
}

/// How deep two boxes intersect, in metres; 0 or less if they do not. By the separating axis theorem.
inline float overlap(const Solid& a, const Solid& b) {
    const glm::vec3 between = b.center - a.center;
    if (glm::length(between) > a.radius() + b.radius()) return -1;
    float least = std::numeric_limits<float>::max();
    const auto along = [&](const glm::vec3& direction) {
        const float length = glm::length(direction);
        if (length < 1e-4F) return;
        const glm::vec3 n = direction / length;
        float reach = 0;
        for (std::size_t i = 0; i < 3; ++i)
            reach += std::abs(glm::dot(a.axes[i], n)) * a.half[static_cast<int>(i)] +
                     std::abs(glm::dot(b.axes[i], n)) * b.half[static_cast<int>(i)];
        least = std::min(least, reach - std::abs(glm::dot(between, n)));
    };
    for (const glm::vec3& x : a.axes) along(x);
    for (const glm::vec3& x : b.axes) along(x);
    for (const glm::vec3& x : a.axes)
        for (const glm::vec3& y : b.axes) along(glm::cross(x, y));
    return least;
}

/// The lowest point of a box.
inline float lowest(const Solid& s) {
    float y = s.center.y;
    for (std::size_t i = 0; i < 3; ++i) y -= std::abs(s.axes[i].y) * s.half[static_cast<int>(i)];
    return y;
}

inline bool samePose(const Pose& a, const Pose& b) {
    return a.position == b.position && a.rotation == b.rotation;
}

}  // namespace scene::test
