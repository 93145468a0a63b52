#pragma once

#include "ui/kit/Rect.h"

namespace ui::kit {

/// The part of a display that a Sheet of this width, in units, leaves free; at least three tenths of its
/// width.
[[nodiscard]] Rect besideSheet(const Rect& display, float scale, float width);

}  // namespace ui::kit
