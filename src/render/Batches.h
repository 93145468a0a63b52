#pragma once

#include <array>
#include <cstdint>
#include <glm/glm.hpp>
#include <span>
#include <vector>

#include "render/Frustum.h"
#include "scene/DrawList.h"

namespace render {

/// One drawn thing as the vertex shaders read it: attributes 4 to 9.
struct Instance {
    std::array<glm::vec4, 3> rows;  ///< the transform's upper three rows
    glm::vec4 color;
    glm::vec4 glow;   ///< rgb
    glm::vec4 grain;  ///< xy: offset; zw: cosine and sine of the turn
};

/// Instances that are drawn in one call.
struct Batch {
    scene::MeshId mesh;
    scene::MaterialId material;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

/// The visible items of a draw list, sorted for drawing. Batches index `instances`. Items whose mesh is
/// unknown or empty are left out.
struct Batches {
    std::vector<Instance> instances;
    std::vector<Batch> solid;   ///< opaque: small things first, then what lies under them; near before far
    std::vector<Batch> ghosts;  ///< translucent: far before near
};
[[nodiscard]] Batches makeBatches(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds,
                                  const Frustum& frustum);

/// The items that cast a shadow on the table, whatever their materials. The table itself is not among them:
/// it is too large, and its shadow would fall outside the picture.
struct Casters {
    std::vector<Instance> instances;
    std::vector<Batch> batches;
};
[[nodiscard]] Casters makeCasters(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds,
                                  const Frustum& frustum);
/// The boxes of all casters.
[[nodiscard]] std::vector<WorldBox> casterBoxesOf(const scene::DrawList& list,
                                                  std::span<const scene::Bounds> meshBounds);

/// Whether two lists can differ only in their items.
[[nodiscard]] bool sameView(const scene::DrawList& a, const scene::DrawList& b);
[[nodiscard]] bool sameItem(const scene::DrawItem& a, const scene::DrawItem& b);
/// Whether both lists give the same picture.
[[nodiscard]] bool samePicture(const scene::DrawList& a, const scene::DrawList& b);

}  // namespace render
