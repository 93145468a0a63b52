#pragma once

#include "ui/kit/Palette.h"

namespace ui::kit {

/// Sets the colours, corners and spacing of the current ImGui context. Call it when the palette or the scale
/// changes, never within a frame. `scale`: pixels a unit.
void applyStyle(const Palette& palette, float scale);

/// The scale nearest to the wanted one at which every screen fits the display: 640 by 400 units at least.
[[nodiscard]] float fittingScale(ImVec2 display, float wanted);

}  // namespace ui::kit
