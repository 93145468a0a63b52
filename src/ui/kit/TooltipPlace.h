#pragma once

#include <imgui.h>

#include "ui/kit/Rect.h"

namespace ui::kit {

/// Where a tooltip of this size stands: beside the panel of its item, where it covers none of the item's
/// neighbours; above or below a panel that takes all the width; and where there is no room around the panel,
/// right below the item, or above it. Pixels; `gap` between the tooltip and what it stands beside. Always
/// within the display, as far as it fits.
[[nodiscard]] ImVec2 tooltipPlace(const Rect& display, const Rect& panel, const Rect& item, ImVec2 size,
                                  float gap);

}  // namespace ui::kit
