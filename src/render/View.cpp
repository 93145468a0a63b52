#include "render/View.h"

#include <algorithm>
#include <cmath>

namespace render {

View viewOf(const scene::DrawList& list, const Jitter& jitter, float lensRadius, glm::vec2 pixelSize) {
    const glm::mat4 view = list.camera.view();
    glm::mat4 projection = list.camera.projection();
    const glm::vec2 lens = jitter.lens * lensRadius;
    const glm::vec2 shift = -jitter.pixel * 2.0F * pixelSize;
    projection[2][0] += shift.x - projection[0][0] * lens.x / list.focusDistance;
    projection[2][1] += shift.y - projection[1][1] * lens.y / list.focusDistance;
    const glm::mat4 rows = glm::transpose(view);
    glm::mat4 moved = view;
    moved[3] -= glm::vec4(lens, 0, 0);
    const glm::vec3 right(rows[0]);
    const glm::vec3 up(rows[1]);
    return {list.camera.eye + right * lens.x + up * lens.y, projection * moved, right, up,
            -glm::vec3(rows[2])};
}

glm::vec3 jitteredLight(const scene::Lighting& lighting, const Jitter& jitter) {
    const glm::vec3 d = glm::normalize(lighting.keyDirection);
    const glm::vec3 side =
        glm::normalize(glm::cross(d, std::abs(d.y) < 0.9F ? glm::vec3(0, 1, 0) : glm::vec3(1, 0, 0)));
    const glm::vec2 offset = jitter.light * std::tan(lighting.keyAngle);
    return glm::normalize(d + side * offset.x + glm::cross(d, side) * offset.y);
}

glm::vec3 glowOf(const scene::DrawList& list) {
    glm::vec3 glow(0);
    for (const scene::DrawItem& item : list.items)
        if (item.color.a >= 1 && glm::length(item.glow) > glm::length(glow)) glow = item.glow;
    const float most = std::max({glow.r, glow.g, glow.b});
    return most > 0 ? glow / most : glow;
}

}  // namespace render
