#pragma once

#include <SDL.h>

#include <glm/glm.hpp>

#include "app/Fingers.h"
#include "scene/OrbitCamera.h"

namespace app {

constexpr float kDragThreshold = 6;       ///< units that a pointer travels before it drags
constexpr float kOrbitPerPixel = 0.006F;  ///< radians for each unit

/// SDL tells screen units; everything else here is in pixels.
[[nodiscard]] glm::vec2 pixelsOf(int x, int y, Uint32 window);
/// A point of the picture from -1 to 1, y upwards.
[[nodiscard]] glm::vec2 ndcOf(glm::vec2 pixel);

/// What two fingers do to a camera; `scale`: pixels a unit of the interface.
void turnBy(const TouchGesture& gesture, scene::OrbitCamera& camera, float scale);

}  // namespace app
