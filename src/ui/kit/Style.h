#pragma once

#include "ui/kit/Palette.h"

namespace ui::kit {

/// Gives the current ImGui context its colours, corners and spacing. Call it when the palette or the scale
/// changes, never within a frame. `scale` = pixels a unit.
void applyStyle(const Palette& palette, float scale);

/// A scale that suits a window of this size: 1 at 1280 by 720, growing more slowly than the window does; in
/// steps, so that pulling at the window's corner does not draw the fonts anew each time. The player's own
/// factor multiplies it.
[[nodiscard]] float naturalScale(ImVec2 display);

/// The nearest scale to the wanted one at which every screen fits the display: 640 by 400 units at least.
[[nodiscard]] float fittingScale(ImVec2 display, float wanted);

}  // namespace ui::kit
