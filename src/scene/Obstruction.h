#pragma once

#include <glm/glm.hpp>

#include "scene/Mesh.h"

namespace scene {

/// The share of the board, 0 to 1, that something with these bounds in the table's metres hides from the eye.
/// `radius`: of the board around the middle of the table.
[[nodiscard]] float hiddenShare(const Bounds& thing, glm::vec3 eye, float radius);

/// The opacity of something that hides such a share: whole where it hides nothing, almost gone soon.
[[nodiscard]] float opacityOf(float hiddenShare);

}  // namespace scene
