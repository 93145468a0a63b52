#include "app/input/Pointing.h"

#include <algorithm>
#include <cstring>

namespace app {

glm::vec2 ndcOf(glm::vec2 pixel) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    return {pixel.x / std::max(size.x, 1.0F) * 2 - 1, 1 - pixel.y / std::max(size.y, 1.0F) * 2};
}

ImVec2 onDisplay(glm::vec2 ndc) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    return {(ndc.x + 1) / 2 * size.x, (1 - ndc.y) / 2 * size.y};
}

glm::vec2 pixelsOf(int x, int y, Uint32 window) {
    SDL_Window* const w = SDL_GetWindowFromID(window);
    int width = 0;
    if (w) SDL_GetWindowSize(w, &width, nullptr);
    const bool offscreen = std::strcmp(SDL_GetCurrentVideoDriver(), "offscreen") == 0;
    const float scale =
        width > 0 && !offscreen ? ImGui::GetIO().DisplaySize.x / static_cast<float>(width) : 1;
    return glm::vec2(static_cast<float>(x), static_cast<float>(y)) * scale;
}

void turnBy(const TouchGesture& gesture, scene::OrbitCamera& camera, float scale) {
    if (gesture.way != glm::vec2(0))
        camera.orbit(-gesture.way.x * kOrbitPerPixel / scale, gesture.way.y * kOrbitPerPixel / scale);
    if (gesture.closer != 0) camera.zoom(gesture.closer);
}

}  // namespace app
