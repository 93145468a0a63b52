#pragma once

#include <array>
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
    std::vector<WorldBox> casters;     ///< of items that cast shadows
    std::vector<WorldBox> shadowless;  ///< of the others: nothing around them changes
};

[[nodiscard]] Changes changesBetween(const scene::DrawList& before, const scene::DrawList& after,
                                     std::span<const scene::Bounds> meshBounds);

/// The space that changes with a thing in this box: the column that it darkens, down to the height `ground`,
/// and the place where its shadow ends there. The rest of the shadow lies within any convex outline of both.
[[nodiscard]] std::array<WorldBox, 2> reachOf(const WorldBox& box, glm::vec3 towardsLight, float ground);

/// A rectangle of pixels that contains the boxes, with a small border; nothing if a box is too near to the
/// eye to compute it.
[[nodiscard]] std::optional<PixelRect> pixelsOf(std::span<const WorldBox> boxes,
                                                const glm::mat4& viewProjection, int width, int height);

/// The part of a view that shows only these pixels, for culling everything outside.
[[nodiscard]] glm::mat4 cropped(const glm::mat4& viewProjection, PixelRect pixels, int width, int height);

}  // namespace render
