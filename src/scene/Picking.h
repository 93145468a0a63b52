#pragma once

#include <optional>

#include "scene/Camera.h"
#include "scene/Mesh.h"
#include "scene/Pose.h"
#include "scene/TableModel.h"

namespace scene {

/// Distance along the ray to the nearest triangle of a mesh in this pose, metres; nothing if it misses.
/// Both sides of a triangle count.
[[nodiscard]] std::optional<float> intersect(const Ray& ray, const Mesh& mesh, const Bounds& bounds,
                                             const Pose& pose);

/// The same for a level rectangle.
[[nodiscard]] std::optional<float> intersect(const Ray& ray, const PickSpot& spot);

}  // namespace scene
