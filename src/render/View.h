#pragma once

#include <glm/glm.hpp>

#include "render/Jitter.h"
#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace render {

/// A camera with its eye moved on the lens and the picture by part of a pixel; what is in focus stays where
/// it is.
struct View {
    glm::vec3 eye;
    glm::mat4 viewProjection;
    glm::vec3 right;
    glm::vec3 up;
    glm::vec3 forward;
};
/// `pixelSize`: 1 by the picture's width and height.
[[nodiscard]] View viewOf(const scene::DrawList& list, const Jitter& jitter, float lensRadius,
                          glm::vec2 pixelSize);

/// The direction towards a point of the key light, which has a width.
[[nodiscard]] glm::vec3 jitteredLight(const scene::Lighting& lighting, const Jitter& jitter);

/// The colour of the strongest light that things give off, its strongest part 1; highlights apart. Black if
/// nothing does.
[[nodiscard]] glm::vec3 glowOf(const scene::DrawList& list);

}  // namespace render
