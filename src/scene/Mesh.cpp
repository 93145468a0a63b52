#include "scene/Mesh.h"

namespace scene {

Bounds boundsOf(const Mesh& mesh) {
    if (mesh.vertices.empty()) return {};
    Bounds b{mesh.vertices[0].position, mesh.vertices[0].position};
    for (const Vertex& v : mesh.vertices) {
        b.min = glm::min(b.min, v.position);
        b.max = glm::max(b.max, v.position);
    }
    return b;
}

}  // namespace scene
