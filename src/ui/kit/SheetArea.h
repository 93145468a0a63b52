#pragma once

#include "ui/kit/Rect.h"

namespace ui::kit {

/// The share of an upright display that a sheet may take of its height.
constexpr float kTallestSheet = 0.62F;

/// Where a Sheet stands at most, and what it leaves free: it stands at the left, or, in an upright display
/// of which it would take nearly the whole width, at the lower end, where thumbs are.
struct SheetPlace {
    Rect sheet, free;  // pixels
    bool below = false;
};
/// `width`: of the sheet, in units. `tallest`: the share of an upright display's height.
[[nodiscard]] SheetPlace placeOfSheet(const Rect& display, float scale, float width,
                                      float tallest = kTallestSheet);

/// The free part alone; at the right of a sheet it has at least `least` of the display's width.
[[nodiscard]] Rect besideSheet(const Rect& display, float scale, float width, float least = 0.3F,
                               float tallest = kTallestSheet);

}  // namespace ui::kit
