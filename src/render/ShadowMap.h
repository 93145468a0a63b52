#pragma once

#include <span>

#include "render/Batches.h"
#include "render/MeshStore.h"
#include "render/Program.h"
#include "render/Target.h"

namespace render {

/// Where the key light looks from: a parallel projection around all that casts a shadow.
struct LightView {
    glm::mat4 matrix{1};  ///< world to clip
    float width = 0;      ///< metres that the map covers; 0: it looks at nothing
};

/// Fits the light's view to the casters. The size goes in steps and the place in whole texels, so that
/// shadows do not crawl while a piece moves about.
[[nodiscard]] LightView fitLight(glm::vec3 towardsLight, std::span<const WorldBox> casters, int mapSize);

/// The scene's depth as seen from the key light.
class ShadowMap {
  public:
    explicit ShadowMap(int size);
    /// Turns the light's view so that it sees all casters; a view that still does is kept. True if it is a
    /// new one, so that the whole map must be drawn.
    bool aim(glm::vec3 towardsLight, std::span<const WorldBox> casters);
    /// Draws the part of the map where the boxes lie; no boxes: all of it.
    void draw(const scene::DrawList& list, std::span<const WorldBox> changed, MeshStore& meshes,
              const Program& depthProgram);

    [[nodiscard]] const TextureHandle& texture() const { return target_.depth(); }
    /// Reads depths from it instead of comparing with them.
    [[nodiscard]] const SamplerHandle& depthSampler() const { return depthSampler_; }
    /// Compares with one texel, unfiltered: for pixels that are larger than a texel.
    [[nodiscard]] const SamplerHandle& plainSampler() const { return plainSampler_; }
    /// Width of the penumbra, in texture units, for each unit of depth, from a light of this angular radius.
    [[nodiscard]] float penumbra(float keyAngle) const;
    /// World to texture coordinates and compared depth.
    [[nodiscard]] glm::mat4 textureMatrix() const;
    /// One texel, metres.
    [[nodiscard]] float texelMetres() const { return view_.width / static_cast<float>(target_.width()); }
    [[nodiscard]] float texel() const { return 1.0F / static_cast<float>(target_.width()); }

  private:
    Target target_;
    SamplerHandle depthSampler_ = SamplerHandle::create();
    SamplerHandle plainSampler_ = SamplerHandle::create();
    glm::vec3 towardsLight_{0};
    LightView view_;
};

}  // namespace render
