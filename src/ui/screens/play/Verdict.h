#pragma once

#include <string>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// Writes one large line across the upper part of an area, over the picture: how the game has ended. `shown`:
/// 0 to 1, how far it has appeared.
void drawVerdict(kit::Context& ui, const std::string& text, const kit::Rect& area, float shown);

}  // namespace ui::screens
