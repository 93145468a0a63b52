#include "ui/kit/TooltipPlace.h"

#include <algorithm>

namespace ui::kit {
namespace {

/// The beginning of a span of this length: `wanted` if the span then lies between `begin` and `begin` +
/// `room`, else the nearest beginning for which it does.
float fitted(float wanted, float length, float begin, float room) {
    return std::clamp(wanted, begin, std::max(begin, begin + room - length));
}

}  // namespace

ImVec2 tooltipPlace(const Rect& display, const Rect& panel, const Rect& item, ImVec2 size, float gap) {
    const float right = panel.x + panel.width + gap;
    const float left = panel.x - gap - size.x;
    const float below = panel.y + panel.height + gap;
    const float above = panel.y - gap - size.y;
    const float x = fitted(item.center().x - size.x / 2, size.x, display.x, display.width);
    const float y = fitted(item.center().y - size.y / 2, size.y, display.y, display.height);
    if (right + size.x <= display.x + display.width) return {right, y};
    if (left >= display.x) return {left, y};
    if (below + size.y <= display.y + display.height) return {x, below};
    if (above >= display.y) return {x, above};
    const float underItem = item.y + item.height + gap;
    if (underItem + size.y <= display.y + display.height) return {x, underItem};
    return {x, std::max(display.y, item.y - gap - size.y)};
}

}  // namespace ui::kit
