#pragma once

#include "ui/kit/Rect.h"

namespace ui::screens {

/// Whether a screen's panels surround the table or cover the middle of the display.
enum class PanelsAt { Edges, Middle };

/// Where toasts appear, so that they hide no panel; in pixels. `table`: the area that the screen leaves to
/// the table. Above the lower edge of that area; if the panels are in the middle, at the top of the display,
/// and beside them where the area is wide enough.
[[nodiscard]] kit::Rect toastArea(const kit::Rect& display, const kit::Rect& table, PanelsAt panels,
                                  float scale);

}  // namespace ui::screens
