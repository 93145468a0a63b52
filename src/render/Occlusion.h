#pragma once

#include <span>

#include "render/Batches.h"
#include "render/MeshStore.h"
#include "render/Program.h"
#include "render/Target.h"

namespace render {

/// How much of the sky is hidden at each place of the table, from a height field of what stands on it seen
/// from above. Costs nothing while nothing moves, and one texture fetch for each point drawn.
class Occlusion {
  public:
    Occlusion();
    void draw(const Batches& batches, const MeshStore& meshes, const Program& depthProgram,
              const Program& occlusionProgram);

    [[nodiscard]] const TextureHandle& texture() const { return field_.color(); }
    [[nodiscard]] glm::vec4 area() const { return {corner_, 1.0F / size_}; }
    [[nodiscard]] glm::vec4 heights() const { return {lowest_, range_, 0, 0}; }

  private:
    void fit(std::span<const WorldBox> casters);

    Target heights_;
    Target field_;
    glm::vec2 corner_{-0.5F};  ///< world x and z
    glm::vec2 size_{1};        ///< metres
    float lowest_ = 0;
    float range_ = 1;
};

}  // namespace render
