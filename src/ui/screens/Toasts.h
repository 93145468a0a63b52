#pragma once

#include <span>

#include "ui/kit/Toast.h"

namespace ui::screens {

/// The toasts, over whatever screen there is, in the lower middle of the display. `above` = pixels to keep
/// free below them, such as the hint's.
void drawToasts(kit::Context& ui, std::span<const kit::Toast> toasts, float above = 0);

}  // namespace ui::screens
