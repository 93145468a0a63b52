#pragma once

#include <span>

#include "ui/kit/Toast.h"

namespace ui::screens {

/// Draws the toasts over any screen, in the lower middle of the display. `above`: pixels to keep free below
/// them, for example for the hint.
void drawToasts(kit::Context& ui, std::span<const kit::Toast> toasts, float above = 0);

}  // namespace ui::screens
