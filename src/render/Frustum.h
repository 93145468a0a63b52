#pragma once

#include <array>
#include <glm/glm.hpp>

#include "scene/Mesh.h"

namespace render {

/// A box along the world's axes: its middle and half its size.
struct WorldBox {
    glm::vec3 middle{0};
    glm::vec3 half{0};
};

/// The axis-aligned box around `bounds` moved by `transform`.
[[nodiscard]] inline WorldBox worldBox(const scene::Bounds& bounds, const glm::mat4& transform) {
    const glm::vec3 half = (bounds.max - bounds.min) * 0.5F;
    WorldBox box{glm::vec3(transform * glm::vec4((bounds.min + bounds.max) * 0.5F, 1)), glm::vec3(0)};
    for (int axis = 0; axis < 3; ++axis) box.half += glm::abs(glm::vec3(transform[axis])) * half[axis];
    return box;
}

/// The six planes of a view, for culling.
class Frustum {
  public:
    /// Gribb and Hartmann, "Fast extraction of viewing frustum planes" (2001).
    explicit Frustum(const glm::mat4& viewProjection) {
        const glm::mat4 rows = glm::transpose(viewProjection);
        for (int axis = 0; axis < 3; ++axis) {
            planes_[static_cast<std::size_t>(axis) * 2] = rows[3] + rows[axis];
            planes_[static_cast<std::size_t>(axis) * 2 + 1] = rows[3] - rows[axis];
        }
    }

    /// False only if the box is certainly outside.
    [[nodiscard]] bool touches(const WorldBox& box) const {
        for (const glm::vec4& plane : planes_) {
            const glm::vec3 normal(plane);
            if (glm::dot(normal, box.middle) + glm::dot(glm::abs(normal), box.half) + plane.w < 0)
                return false;
        }
        return true;
    }

  private:
    std::array<glm::vec4, 6> planes_{};
};

}  // namespace render
