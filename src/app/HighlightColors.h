#pragma once

#include "scene/TableScene.h"
#include "scene/Theme.h"

namespace app {

/// A colour of the interface as the scene has it.
[[nodiscard]] glm::vec3 linearColor(glm::vec4 srgb);

/// The colours in which a theme lights places up. A name that its palette lacks keeps its default.
[[nodiscard]] scene::HighlightColors highlightColors(const scene::Theme& theme);

}  // namespace app
