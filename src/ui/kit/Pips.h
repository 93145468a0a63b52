#pragma once

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

/// The height in pixels that `total` pips need in this width.
[[nodiscard]] float pipsHeight(const Context& ui, int total, float width);

/// Draws a small dot for each of `total` pieces, and fills `count` of them.
void drawPips(const Context& ui, ImDrawList& canvas, const Rect& area, int count, int total,
              const ImVec4& color);

}  // namespace ui::kit
