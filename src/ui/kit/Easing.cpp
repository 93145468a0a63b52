#include "ui/kit/Easing.h"

#include <algorithm>

namespace ui::kit {

float eased(Context& ui, ImGuiID item, bool on, float seconds) {
    float* state = ImGui::GetStateStorage()->GetFloatRef(item ^ 0x5EA5EDU, on ? 1.0F : 0.0F);
    const float target = on ? 1.0F : 0.0F;
    if (*state == target) return target;
    const float step = ImGui::GetIO().DeltaTime / seconds;
    *state = on ? std::min(target, *state + step) : std::max(target, *state - step);
    ui.animating = ui.animating || *state != target;
    return *state * *state * (3 - 2 * *state);
}

}  // namespace ui::kit
