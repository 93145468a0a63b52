#pragma once

#include <vector>

#include "i18n/Catalogue.h"
#include "ui/game/Presentation.h"
#include "ui/screens/Controls.h"

namespace app {

/// The functions of the mouse in a game, as rows of the controls screen that cannot be changed.
[[nodiscard]] std::vector<ui::screens::ControlRow> mouseRows(const ui::game::Presentation& game,
                                                             const i18n::Catalogue& texts);
/// The same for touch and gamepad.
[[nodiscard]] std::vector<ui::screens::ControlRow> gestureRows(const ui::game::Presentation& game,
                                                               const i18n::Catalogue& texts);

}  // namespace app
