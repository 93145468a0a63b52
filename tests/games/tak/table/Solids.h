#pragma once

#include <array>
#include <cmath>
#include <glm/glm.hpp>
#include <limits>
#include <memory>

#include "games/tak/play/RandomGames.h"
#include "games/tak/table/TakTable.h"

/// Pieces as boxes in space, for tests of what must not touch.
namespace tak::test {

struct Solid {
    glm::vec3 center{0};
    std::array<glm::vec3, 3> axes{};  ///< unit
    glm::vec3 half{0};
    [[nodiscard]] float radius() const { return glm::length(half); }
};

inline Solid solidOf(const scene::TableModel& table, const game::PieceState& piece, const scene::Pose& pose) {
    const scene::Bounds b = scene::boundsOf(table.meshes()[table.look(piece).mesh.value]);
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

/// How deep two boxes are in each other, metres; 0 or less if they are apart. By the separating axis theorem.
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

inline std::shared_ptr<const table::TakTable> tableFor(const play::TakState& state,
                                                       const scene::Theme& theme = scene::fallbackTheme()) {
    return std::make_shared<table::TakTable>(state.position().setup(), theme);
}

inline bool samePose(const scene::Pose& a, const scene::Pose& b) {
    return a.position == b.position && a.rotation == b.rotation;
}

/// How far aside anything reaches that a view of the whole table must hold, in metres from its middle.
inline float reachAside(const scene::TableModel& table) {
    float reach = 0;
    for (const glm::vec3& corner : table.outline()) reach = std::max(reach, std::abs(corner.x));
    return reach;
}

}  // namespace tak::test
