#pragma once

#include <imgui.h>

#include "ui/kit/Rect.h"

namespace ui::kit {

/// The upper left corner of a tooltip of this size, in pixels. The tooltip stands beside the panel of its
/// item, so that it covers no other item of the panel. Beside a panel as wide as the display there is no
/// room, so it stands above or below that panel; if there is no room around the panel either, it stands right
/// below the item, or above it. `gap` is the distance to the panel or item. The result keeps the tooltip
/// within the display, unless the tooltip is larger than the display.
[[nodiscard]] ImVec2 tooltipPlace(const Rect& display, const Rect& panel, const Rect& item, ImVec2 size,
                                  float gap);

}  // namespace ui::kit
