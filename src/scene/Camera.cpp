#include "scene/Camera.h"

#include <cmath>
#include <glm/gtc/matrix_transform.hpp>

namespace scene {

glm::mat4 Camera::view() const {
    const glm::vec3 forward = glm::normalize(target - eye);
    // Straight down, "up" on the picture is away from the near edge of the table.
    const glm::vec3 up = std::abs(forward.y) > 0.9999995F ? glm::vec3(0, 0, -1) : glm::vec3(0, 1, 0);
    return glm::lookAt(eye, target, up);
}

glm::mat4 Camera::projection() const { return glm::perspective(verticalFov, aspect, near, far); }

Ray Camera::rayThrough(glm::vec2 ndc) const {
    const glm::mat4 back = glm::inverse(view());
    const float tall = std::tan(verticalFov / 2);
    const glm::vec3 seen(ndc.x * tall * aspect, ndc.y * tall, -1);
    return {eye, glm::normalize(glm::vec3(back * glm::vec4(seen, 0)))};
}

}  // namespace scene
