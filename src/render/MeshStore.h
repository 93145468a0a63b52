#pragma once

#include <span>
#include <vector>

#include "render/Batches.h"
#include "render/GlHandle.h"
#include "scene/Mesh.h"

namespace render {

/// All meshes of a table in one vertex and one index buffer, and the instances of the frame in another.
class MeshStore {
  public:
    MeshStore();
    void load(const scene::MeshSet& meshes);
    void setInstances(std::span<const Instance> instances);

    /// Draws one batch with the program in use.
    void draw(const Batch& batch) const;
    /// A vertex array without attributes, for triangles that a shader generates.
    [[nodiscard]] const VertexArrayHandle& nothing() const { return nothing_; }
    [[nodiscard]] const std::vector<scene::Bounds>& bounds() const { return bounds_; }

  private:
    struct Range {
        GLsizei count = 0;
        std::size_t firstIndex = 0;
        GLint firstVertex = 0;
    };
    BufferHandle vertices_;
    BufferHandle indices_;
    BufferHandle instances_;
    VertexArrayHandle array_;
    VertexArrayHandle nothing_;
    std::vector<Range> ranges_;
    std::vector<scene::Bounds> bounds_;
};

}  // namespace render
