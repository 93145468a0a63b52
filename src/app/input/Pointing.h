#pragma once

#include <SDL.h>
#include <imgui.h>

#include <glm/glm.hpp>

#include "app/input/Fingers.h"
#include "scene/camera/OrbitCamera.h"

namespace app {

constexpr float kDragThreshold = 6;  ///< distance in units of the interface from which a movement is a drag
constexpr float kOrbitPerPixel = 0.006F;  ///< radians per unit

/// Whether it is a mouse's side button: these go back and forth, wherever the pointer is.
[[nodiscard]] constexpr bool turnsPages(Uint8 button) {
    return button == SDL_BUTTON_X1 || button == SDL_BUTTON_X2;
}

/// Converts SDL's screen units to pixels.
[[nodiscard]] glm::vec2 pixelsOf(int x, int y, Uint32 window);
/// Converts pixels to a point from -1 to 1, y upwards.
[[nodiscard]] glm::vec2 ndcOf(glm::vec2 pixel);
/// Converts such a point to pixels of the interface.
[[nodiscard]] ImVec2 onDisplay(glm::vec2 ndc);

/// Moves a camera by a gesture of two fingers; `scale`: pixels in one unit of the interface.
void turnBy(const TouchGesture& gesture, scene::OrbitCamera& camera, float scale);

}  // namespace app
