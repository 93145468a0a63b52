#pragma once

#include "scene/TableScene.h"
#include "scene/Theme.h"

namespace app {

/// The colours in which a theme lights places up. A name that its palette lacks keeps its default.
[[nodiscard]] scene::HighlightColors highlightColors(const scene::Theme& theme);

}  // namespace app
