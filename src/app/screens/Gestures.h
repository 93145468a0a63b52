#pragma once

#include <vector>

#include "i18n/Catalogue.h"
#include "ui/screens/Controls.h"

namespace app {

/// What the mouse does, as rows of the screen of the controls that cannot be changed.
[[nodiscard]] std::vector<ui::screens::ControlRow> mouseRows(const i18n::Catalogue& texts);
/// The same of fingers and gamepad.
[[nodiscard]] std::vector<ui::screens::ControlRow> gestureRows(const i18n::Catalogue& texts);

}  // namespace app
