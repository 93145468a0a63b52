#pragma once

#include <glm/glm.hpp>
#include <span>
#include <vector>

#include "scene/Mesh.h"
#include "scene/TableModel.h"

/// Solids that pieces, boards and tables are made of. Texture coordinates are in metres of material.
namespace scene {

/// A box with rounded edges, standing on y = 0 with its middle over the origin. `radius` is limited to half
/// the shortest side; `steps` (at least 1) are the faces across half an edge.
[[nodiscard]] Mesh roundedBox(glm::vec3 size, float radius, int steps = 3);

/// What is seen of such a box that is let into something: its upper side with the upper half of its edges.
[[nodiscard]] Mesh roundedTop(glm::vec3 size, float radius, int steps = 3);

/// A solid of revolution about the y axis. The profile runs from the bottom to the top as (radius, height);
/// where it turns by less than `smoothAngle` radians the surface is smooth. `around` faces go round it.
[[nodiscard]] Mesh lathe(std::span<const glm::vec2> profile, int around, float smoothAngle = 0.7F);

/// The mesh moved so that it stands on y = 0 with its middle over the origin, and stretched to this height.
/// `widest` limits its sides: a wider one is made smaller in x and z.
[[nodiscard]] Mesh fitted(Mesh mesh, float height, float widest);

/// The same surface with smaller triangles near the points: no side is longer than `longest` metres, or than
/// its middle is away from the nearest point. For light that is known at corners only.
[[nodiscard]] Mesh subdividedNear(Mesh mesh, std::span<const glm::vec3> points, float longest);

/// A level rectangle facing up at y = 0.
[[nodiscard]] Mesh plate(glm::vec2 size);

/// A level rectangular frame of this width along the inside of `size`, facing up at y = 0.
[[nodiscard]] Mesh frame(glm::vec2 size, float width);

/// A highlight along the inside of a level square, facing up at y = 0: a frame, an angle in each corner, a
/// frame within a frame, three dashes along each side.
[[nodiscard]] Mesh highlight(HighlightStyle style, float side);

/// A level disc of radius 1, facing up, its opacity highest in the middle and 0 along the edge.
[[nodiscard]] Mesh softDisc();

/// Flat strokes of this width facing up at y = 0, for engraved letters: each line is a list of points (x, z).
[[nodiscard]] Mesh strokes(std::span<const std::vector<glm::vec2>> lines, float width);

/// A Bézier-free smooth curve through control points (Catmull-Rom, centripetal ends repeated), for profiles.
[[nodiscard]] std::vector<glm::vec2> smoothed(std::span<const glm::vec2> points, int stepsBetween);

}  // namespace scene
