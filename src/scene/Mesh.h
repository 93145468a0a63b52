#pragma once

#include <cstdint>
#include <glm/glm.hpp>
#include <vector>

#include "base/StrongId.h"

namespace scene {

/// A vertex. Metres; right-handed, y up; front faces are counter-clockwise.
struct Vertex {
    glm::vec3 position;
    glm::vec3 normal;  ///< unit
    glm::vec2
        uv;  ///< metres of material for tiled surfaces: the material's scale turns them into texture units
    glm::vec3 tangent;  ///< unit, along +u; the bitangent is cross(normal, tangent)
    float opacity = 1;  ///< factor of the item's opacity
};

/// Indexed triangles.
struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint32_t> indices;
};

struct Bounds {
    glm::vec3 min{0};
    glm::vec3 max{0};
};
[[nodiscard]] Bounds boundsOf(const Mesh& mesh);

/// Index of a mesh in a MeshSet.
using MeshId = base::StrongId<struct MeshTag, std::uint16_t>;

/// The meshes of a table. The renderer uploads them; picking tests rays against them.
using MeshSet = std::vector<Mesh>;

}  // namespace scene
