#pragma once

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

/// Pixels of height that `total` pips need in this width.
[[nodiscard]] float pipsHeight(const Context& ui, int total, float width);

/// A small dot for each of `total` pieces, `count` of them filled.
void drawPips(const Context& ui, ImDrawList& canvas, const Rect& area, int count, int total,
              const ImVec4& color);

}  // namespace ui::kit
