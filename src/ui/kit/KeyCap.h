#pragma once

#include <string_view>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

/// Pixels that the cap of a key or button is wide, and high.
[[nodiscard]] float keyCapWidth(const Context& ui, std::string_view name);
[[nodiscard]] float keyCapHeight(const Context& ui);

/// The name of a key or of a gamepad's button in a rounded box, its left edge at `at`, around that height.
/// Answers where the next thing may begin.
float drawKeyCap(Context& ui, ImDrawList& canvas, ImVec2 at, std::string_view name);

}  // namespace ui::kit
