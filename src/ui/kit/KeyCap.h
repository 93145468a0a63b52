#pragma once

#include <string_view>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

/// Width and height in pixels of the cap that drawKeyCap() draws.
[[nodiscard]] float keyCapWidth(const Context& ui, std::string_view name);
[[nodiscard]] float keyCapHeight(const Context& ui);

/// Draws the name of a key or of a gamepad's button in a rounded box. `at` is the middle of its left edge.
/// Returns the x at which the next element may begin.
float drawKeyCap(Context& ui, ImDrawList& canvas, ImVec2 at, std::string_view name);

}  // namespace ui::kit
