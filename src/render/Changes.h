#pragma once

#include <optional>
#include <span>
#include <vector>

#include "render/Frustum.h"
#include "scene/DrawList.h"

namespace render {

/// A rectangle of pixels; y upwards, as in OpenGL.
struct PixelRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    friend bool operator==(const PixelRect&, const PixelRect&) = default;
};

/// The differences between two draw lists: the boxes of the items that differ, before and after.
struct Changes {
    bool sameView = false;
    std::vector<WorldBox> casters;   ///< of items that cast shadows, and have moved, come or gone
    std::vector<WorldBox> flying;    ///< the same of those so high in the air that they darken nothing else
    std::vector<WorldBox> looks;     ///< of all others: nothing but the light of what glows reaches further
    std::vector<WorldBox> standing;  ///< of the items that are the same, except large ones such as the room
};

[[nodiscard]] Changes changesBetween(const scene::DrawList& before, const scene::DrawList& after,
                                     std::span<const scene::Bounds> meshBounds);

/// The places that look different with a thing in this box, each as the convex outline of some boxes: the
/// thing itself, its shadow, and unless it flies what it darkens below and beside it. Above the height
/// `ground` there are only the boxes of `standing` to be darkened.
[[nodiscard]] std::vector<std::vector<WorldBox>> placesOf(const WorldBox& box, glm::vec3 towardsLight,
                                                          float ground, std::span<const WorldBox> standing,
                                                          bool flies = false);

/// A rectangle of pixels that contains the boxes, with a small border; nothing if a box is too near to the
/// eye to compute it.
[[nodiscard]] std::optional<PixelRect> pixelsOf(std::span<const WorldBox> boxes,
                                                const glm::mat4& viewProjection, int width, int height);

/// Joins rectangles for as long as one larger rectangle costs less than two. `pass`: what a further rectangle
/// costs by itself, as a number of pixels.
[[nodiscard]] std::vector<PixelRect> joined(std::vector<PixelRect> parts, int pass);
/// The rectangle around all of them; empty if there are none.
[[nodiscard]] PixelRect around(std::span<const PixelRect> parts);

/// The part of a view that shows only these pixels, for culling everything outside.
[[nodiscard]] glm::mat4 cropped(const glm::mat4& viewProjection, PixelRect pixels, int width, int height);

}  // namespace render
