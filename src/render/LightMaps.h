#pragma once

#include <optional>
#include <span>

#include "render/Occlusion.h"
#include "render/ShadowMap.h"

namespace render {

/// Maps of the key light's shadows and of the hidden part of the sky. They are drawn anew only where
/// something moved.
class LightMaps {
  public:
    explicit LightMaps(int shadowMapSize) : shadow_(shadowMapSize) {}
    /// The next update draws everything.
    void invalidate() { shadowStale_ = occlusionStale_ = true; }
    /// Notes that what lies within the boxes moved, for the next update.
    void change(std::span<const WorldBox> boxes) {
        changed_.insert(changed_.end(), boxes.begin(), boxes.end());
    }
    void update(const scene::DrawList& list, glm::vec3 towardsLight, MeshStore& meshes,
                const Programs& programs);

    [[nodiscard]] const ShadowMap& shadow() const { return shadow_; }
    [[nodiscard]] const Occlusion& occlusion() const { return occlusion_; }

  private:
    ShadowMap shadow_;
    Occlusion occlusion_;
    bool shadowStale_ = true;
    bool occlusionStale_ = true;
    std::vector<WorldBox> changed_;
};

}  // namespace render
