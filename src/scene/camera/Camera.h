#pragma once

#include <glm/glm.hpp>

namespace scene {

struct Ray {
    glm::vec3 origin{0};
    glm::vec3 direction{0, -1, 0};  ///< unit
};

/// A perspective camera. Angles in radians, lengths in metres.
struct Camera {
    glm::vec3 eye{0, 1, 1};
    glm::vec3 target{0};
    float verticalFov = 0.6F;
    float aspect = 16.0F / 9.0F;
    float near = 0.05F;
    float far = 20.0F;
    /// Where the target appears in the picture, x and y from -1 to 1: shifts the picture without turning the
    /// camera.
    glm::vec2 shift{0};

    [[nodiscard]] glm::mat4 view() const;
    [[nodiscard]] glm::mat4 projection() const;
    /// The ray through a point of the picture; x and y from -1 to 1, y upwards.
    [[nodiscard]] Ray rayThrough(glm::vec2 ndc) const;
};

}  // namespace scene
