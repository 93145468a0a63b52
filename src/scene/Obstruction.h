#pragma once

#include <glm/glm.hpp>

#include "scene/Mesh.h"

namespace scene {

/// The share of the field of play, 0 to 1, that a thing with these bounds hides from the eye. Metres of the
/// table; `radius`: of the field around the middle of the table.
[[nodiscard]] float hiddenShare(const Bounds& thing, glm::vec3 eye, float radius);

/// The opacity of a thing that hides this share: 1 if it hides nothing, soon almost 0 if it hides more.
[[nodiscard]] float opacityOf(float hiddenShare);

}  // namespace scene
