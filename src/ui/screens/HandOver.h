#pragma once

#include <string>

#include "ui/kit/Context.h"

namespace ui::screens {

/// Asks the next player to take over a table at which others must not see his pieces. Stands where the hand
/// was: draw it after drawPlay() with PlayModel::handCovered. True once he uncovers them.
[[nodiscard]] bool drawHandOver(kit::Context& ui, const std::string& player, const kit::Rect& area);

}  // namespace ui::screens
