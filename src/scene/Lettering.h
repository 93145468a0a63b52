#pragma once

#include <glm/glm.hpp>
#include <vector>

#include "scene/Mesh.h"

namespace scene {

/// The strokes of a letter or digit of a coordinate ("a" to "h", "0" to "9"), in the style of a carved
/// inscription. The box has height 1, its base line is at z = 0.5, and its middle at x = 0. Any other
/// character has no strokes.
[[nodiscard]] std::vector<std::vector<glm::vec2>> letterStrokes(char letter);

/// The strokes as a mesh that faces up: metres of height and of width of the strokes.
[[nodiscard]] Mesh letterMesh(char letter, float height, float strokeWidth);

}  // namespace scene
