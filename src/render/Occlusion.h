#pragma once

#include <span>

#include "render/Batches.h"
#include "render/MeshStore.h"
#include "render/Programs.h"
#include "render/Target.h"

namespace render {

/// How much of the sky is hidden at each place of the table, from a height field of what stands on it seen
/// from above. Costs nothing while nothing moves, and one texture fetch for each point drawn.
class Occlusion {
  public:
    Occlusion();
    /// Chooses the area so that it holds all casters; one that still does is kept. True if it is a new one,
    /// so that the whole field must be drawn.
    bool aim(std::span<const WorldBox> casters);
    /// Draws the part of the field that the boxes darken; no boxes: all of it.
    void draw(const scene::DrawList& list, std::span<const WorldBox> changed, MeshStore& meshes,
              const Programs& programs);

    [[nodiscard]] const TextureHandle& texture() const { return field_.color(); }
    [[nodiscard]] glm::vec4 area() const { return {corner_, 1.0F / (farCorner_ - corner_)}; }
    /// Where the lowest of the casters stands, metres.
    [[nodiscard]] float ground() const { return lowest_; }
    [[nodiscard]] glm::vec4 heights() const { return {lowest_, range_, 0, 0}; }

  private:
    [[nodiscard]] glm::mat4 fromAbove() const;

    Target heights_;
    Target field_;
    // World x and z. Both corners and not a size: their difference rounds, and the area would not hold its
    // own edge.
    glm::vec2 corner_{-0.5F};
    glm::vec2 farCorner_{0.5F};
    float lowest_ = 0;
    float range_ = 1;
};

}  // namespace render
