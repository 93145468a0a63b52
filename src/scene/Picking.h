#pragma once

#include <optional>

#include "scene/Mesh.h"
#include "scene/Pose.h"
#include "scene/TableModel.h"
#include "scene/camera/Camera.h"

namespace scene {

/// The distance along the ray to the nearest triangle of a mesh in this pose, in metres; nothing if it
/// misses. Triangles have two sides.
[[nodiscard]] std::optional<float> intersect(const Ray& ray, const Mesh& mesh, const Bounds& bounds,
                                             const Pose& pose);

/// Whether the ray meets a triangle of the mesh before this distance, in metres.
[[nodiscard]] bool blocks(const Ray& ray, float distance, const Mesh& mesh, const Bounds& bounds,
                          const Pose& pose);

/// The same for a box.
[[nodiscard]] bool blocks(const Ray& ray, float distance, const Bounds& box);

/// intersect() for a horizontal area.
[[nodiscard]] std::optional<float> intersect(const Ray& ray, const PickSpot& spot);

}  // namespace scene
