#pragma once

#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>

namespace scene {

/// The position and rotation of a rigid body. Metres.
struct Pose {
    glm::vec3 position{0};
    glm::quat rotation{1, 0, 0, 0};

    [[nodiscard]] glm::mat4 matrix() const {
        glm::mat4 m = glm::mat4_cast(rotation);
        m[3] = glm::vec4(position, 1);
        return m;
    }
};

[[nodiscard]] inline Pose mixed(const Pose& a, const Pose& b, float t) {
    return {glm::mix(a.position, b.position, t), glm::slerp(a.rotation, b.rotation, t)};
}

}  // namespace scene
