#pragma once

#include <glm/glm.hpp>
#include <span>
#include <vector>

#include "scene/Mesh.h"
#include "scene/TableModel.h"

/// Generates the meshes of pieces and tables. Texture coordinates are in metres of material.
namespace scene {

/// A box with rounded edges that stands on y = 0 with its middle over the origin. `radius` is limited to half
/// the shortest side; `steps` (at least 1) is the number of faces across half an edge.
[[nodiscard]] Mesh roundedBox(glm::vec3 size, float radius, int steps = 3);

/// The visible part of such a box that is sunk into a surface: its top with the upper half of its edges.
[[nodiscard]] Mesh roundedTop(glm::vec3 size, float radius, int steps = 3);

/// A solid of revolution about the y axis. The profile runs from bottom to top as (radius, height); bends of
/// less than `smoothAngle` radians are smooth. `around` is the number of faces around the axis.
[[nodiscard]] Mesh lathe(std::span<const glm::vec2> profile, int around, float smoothAngle = 0.7F);

/// The mesh moved so that it stands on y = 0 with its middle over the origin, and scaled to this height. If
/// it would be wider than `widest`, it is scaled down in x and z.
[[nodiscard]] Mesh fitted(Mesh mesh, float height, float widest);

/// The same surface with smaller triangles near the points: no side is longer than `longest` metres, or than
/// the distance of its middle from the nearest point. For lighting that is computed at vertices only.
[[nodiscard]] Mesh subdividedNear(Mesh mesh, std::span<const glm::vec3> points, float longest);

/// A horizontal rectangle facing up at y = 0.
[[nodiscard]] Mesh plate(glm::vec2 size);

/// A horizontal rectangular frame of this width inside the edges of `size`, facing up at y = 0.
[[nodiscard]] Mesh frame(glm::vec2 size, float width);

/// A highlight inside the edges of a place, facing up at y = 0: a frame, an angle in each corner, a double
/// frame, or three dashes along each side.
[[nodiscard]] Mesh highlight(HighlightStyle style, float side);

/// A horizontal disc of radius 1, facing up; its opacity falls from the middle to 0 at the edge.
[[nodiscard]] Mesh softDisc();

/// Strokes of this width facing up at y = 0, for engraved letters: each line is a list of points (x, z).
[[nodiscard]] Mesh strokes(std::span<const std::vector<glm::vec2>> lines, float width);

/// A smooth curve through the control points (Catmull-Rom, with the end points repeated), for profiles.
[[nodiscard]] std::vector<glm::vec2> smoothed(std::span<const glm::vec2> points, int stepsBetween);

}  // namespace scene
