#pragma once

#include <optional>
#include <span>

#include "render/Occlusion.h"
#include "render/ShadowMap.h"

namespace render {

/// The maps of the key light's shadows and of ambient occlusion. Only the parts where something moved are
/// redrawn.
class LightMaps {
  public:
    explicit LightMaps(int shadowMapSize) : shadow_(shadowMapSize) {}
    /// The next update redraws everything.
    void invalidate() { shadowStale_ = occlusionStale_ = true; }
    /// Marks these boxes for the next update, since something in them moved.
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
