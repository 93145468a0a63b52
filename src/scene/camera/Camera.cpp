#include "scene/camera/Camera.h"

#include <cmath>
#include <glm/gtc/matrix_transform.hpp>

namespace scene {

glm::mat4 Camera::view() const {
    const glm::vec3 forward = glm::normalize(target - eye);
    // If the camera looks straight down, "up" in the picture is away from the near edge of the table.
    const glm::vec3 up = std::abs(forward.y) > 0.9999995F ? glm::vec3(0, 0, -1) : glm::vec3(0, 1, 0);
    return glm::lookAt(eye, target, up);
}

glm::mat4 Camera::projection() const {
    glm::mat4 p = glm::perspective(verticalFov, aspect, near, far);
    // Clip w is -z of the eye's space, so the third column moves every point by the same part of the picture.
    p[2][0] -= shift.x;
    p[2][1] -= shift.y;
    return p;
}

Ray Camera::rayThrough(glm::vec2 ndc) const {
    const glm::mat4 back = glm::inverse(view());
    const float tall = std::tan(verticalFov / 2);
    const glm::vec2 centred = ndc - shift;
    const glm::vec3 seen(centred.x * tall * aspect, centred.y * tall, -1);
    return {eye, glm::normalize(glm::vec3(back * glm::vec4(seen, 0)))};
}

}  // namespace scene
