#pragma once

#include <glm/vec2.hpp>

namespace scene {

/// Where a camera stands that looks at a point of the table, and what of it is seen.
struct OrbitView {
    float yaw = 0;        ///< radians around the vertical; 0 looks from the first player's seat
    float pitch = 0.9F;   ///< radians above the table
    float distance = 1;   ///< metres from the target
    glm::vec2 target{0};  ///< x, z on the table
    glm::vec2 shift{0};   ///< where the target appears in the picture, -1 to 1
    float fov = 0.61F;    ///< radians between the lower and the upper edge of the picture
    friend bool operator==(const OrbitView&, const OrbitView&) = default;
};

}  // namespace scene
