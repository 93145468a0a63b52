#pragma once

#include <span>

#include "render/Batches.h"
#include "render/MeshStore.h"
#include "render/gl/Programs.h"
#include "render/gl/Target.h"

namespace render {

/// Ambient occlusion of the table, computed from a height field of the things on it, seen from above. Costs
/// nothing while nothing moves, and one texture fetch for each shaded point.
class Occlusion {
  public:
    Occlusion();
    /// Chooses the area around all casters; keeps the present one if it still contains them. True if the area
    /// is new, so that the whole field must be redrawn.
    bool aim(std::span<const WorldBox> casters);
    /// Redraws the part of the field that the boxes affect; no boxes: all of it.
    void draw(const scene::DrawList& list, std::span<const WorldBox> changed, MeshStore& meshes,
              const Programs& programs);

    [[nodiscard]] const TextureHandle& texture() const { return field_.color(); }
    [[nodiscard]] glm::vec4 area() const { return {corner_, 1.0F / (farCorner_ - corner_)}; }
    /// Metres: the height of the lowest caster's base.
    [[nodiscard]] float ground() const { return lowest_; }
    [[nodiscard]] glm::vec4 heights() const { return {lowest_, range_, 0, 0}; }

  private:
    [[nodiscard]] glm::mat4 fromAbove() const;

    Target heights_;
    Target field_;
    // World x and z. Two corners instead of a corner and a size: the size would be rounded, and the area
    // might not contain its own edge.
    glm::vec2 corner_{-0.5F};
    glm::vec2 farCorner_{0.5F};
    float lowest_ = 0;
    float range_ = 1;
};

}  // namespace render
