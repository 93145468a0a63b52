#pragma once

#include "scene/TableScene.h"
#include "scene/Theme.h"

namespace app {

/// Converts an sRGB colour of the interface to the linear colour of the scene.
[[nodiscard]] glm::vec3 linearColor(glm::vec4 srgb);

/// The colours in which a theme highlights places. Names that are missing in its palette keep their defaults.
[[nodiscard]] scene::HighlightColors highlightColors(const scene::Theme& theme);

}  // namespace app
