#pragma once

#include <span>
#include <vector>

#include "render/Batches.h"
#include "render/gl/GlHandle.h"
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
    /// Draws one triangle that the program in use makes cover the target.
    void drawOver() const;

    /// What has been drawn so far.
    struct Drawn {
        long batches = 0;
        long triangles = 0;
        long over = 0;  ///< calls of drawOver()
    };
    [[nodiscard]] const Drawn& drawn() const { return drawn_; }
    [[nodiscard]] const std::vector<scene::Bounds>& bounds() const { return bounds_; }

  private:
    struct Range {
        GLsizei count = 0;
        std::size_t firstIndex = 0;
    };
    BufferHandle vertices_;
    BufferHandle indices_;
    BufferHandle instances_;
    VertexArrayHandle array_;
    VertexArrayHandle nothing_;  ///< without attributes, for triangles that a shader generates
    std::vector<Range> ranges_;
    std::vector<scene::Bounds> bounds_;
    mutable Drawn drawn_;
};

}  // namespace render
