#include "app/frame/CameraFraming.h"

#include <algorithm>
#include <utility>

namespace app {

bool CameraFraming::fit(scene::OrbitCamera& camera, Window::Size window, const ui::kit::Rect& area,
                        float seconds) {
    if (area.empty()) return false;
    const auto w = static_cast<float>(std::max(window.width, 1));
    const auto h = static_cast<float>(std::max(window.height, 1));
    const glm::vec2 middle((area.x + area.width / 2) / w * 2 - 1, 1 - (area.y + area.height / 2) / h * 2);
    camera.setPicture(w / h, middle, {area.width / w, area.height / h}, seconds);
    return std::exchange(area_, area) != area;
}

}  // namespace app
