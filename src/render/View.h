#pragma once

#include <glm/glm.hpp>

#include "render/Jitter.h"
#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace render {

/// A camera whose eye is moved on the lens, and whose picture is moved by a part of a pixel; things in focus
/// stay in place.
struct View {
    glm::vec3 eye;
    glm::mat4 viewProjection;
    glm::vec3 right;
    glm::vec3 up;
    glm::vec3 forward;
};
/// `pixelSize`: 1 / the picture's width and height.
[[nodiscard]] View viewOf(const scene::DrawList& list, const Jitter& jitter, float lensRadius,
                          glm::vec2 pixelSize);

/// The direction to a point of the key light, which has a width.
[[nodiscard]] glm::vec3 jitteredLight(const scene::Lighting& lighting, const Jitter& jitter);

/// The colour of the strongest glow in the list, scaled so that its largest channel is 1; highlights do not
/// count. Black if nothing glows.
[[nodiscard]] glm::vec3 glowOf(const scene::DrawList& list);

}  // namespace render
