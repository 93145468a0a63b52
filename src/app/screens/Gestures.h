#pragma once

#include <vector>

#include "i18n/Catalogue.h"
#include "ui/screens/Controls.h"

namespace app {

/// What mouse, fingers and gamepad do, as rows of the screen of the controls that cannot be changed.
[[nodiscard]] std::vector<ui::screens::ControlRow> gestureRows(const i18n::Catalogue& texts);

}  // namespace app
