#pragma once

#include "ui/kit/Palette.h"

namespace ui::kit {

/// Sets the colours, corners and spacing of the current ImGui context. Call it when the palette or the scale
/// changes, never within a frame. `scale`: pixels a unit.
void applyStyle(const Palette& palette, float scale);

/// The usual scale of a display, 1 at least: letters grow with it, so that they are as large a part of a
/// large window as of a small one. `density`: pixels in one unit of the screen, below which it is never.
[[nodiscard]] float naturalScale(ImVec2 display, float density);

/// The scale nearest to the wanted one at which every screen fits the display: 640 by 400 units at least,
/// or 480 by 780 in an upright one.
[[nodiscard]] float fittingScale(ImVec2 display, float wanted);

}  // namespace ui::kit
