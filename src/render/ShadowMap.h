#pragma once

#include <span>

#include "render/Batches.h"
#include "render/MeshStore.h"
#include "render/gl/Program.h"
#include "render/gl/Target.h"

namespace render {

/// The view of the key light: a parallel projection around everything that casts a shadow.
struct LightView {
    glm::mat4 matrix{1};  ///< world to clip
    float width = 0;      ///< metres that the map covers; 0: nothing
};

/// Fits the light's view to the casters. Its size changes in steps and its position in whole texels, so that
/// shadow edges do not crawl while a piece moves.
[[nodiscard]] LightView fitLight(glm::vec3 towardsLight, std::span<const WorldBox> casters, int mapSize);

/// The scene's depth seen from the key light.
class ShadowMap {
  public:
    explicit ShadowMap(int size);
    /// Chooses a view that contains all casters; keeps the present one if it still does. True if the view is
    /// new, so that the whole map must be redrawn.
    bool aim(glm::vec3 towardsLight, std::span<const WorldBox> casters);
    /// Redraws the part of the map where the boxes are; no boxes: all of it.
    void draw(const scene::DrawList& list, std::span<const WorldBox> changed, MeshStore& meshes,
              const Program& depthProgram);

    [[nodiscard]] const TextureHandle& texture() const { return target_.depth(); }
    /// Reads depths without comparing.
    [[nodiscard]] const SamplerHandle& depthSampler() const { return depthSampler_; }
    /// Compares with one texel, without filtering: for pixels that are larger than a texel.
    [[nodiscard]] const SamplerHandle& plainSampler() const { return plainSampler_; }
    /// The width of the penumbra in texture units for each unit of depth, for a light of this angular radius.
    [[nodiscard]] float penumbra(float keyAngle) const;
    /// Transforms world coordinates to texture coordinates and depth.
    [[nodiscard]] glm::mat4 textureMatrix() const;
    /// The size of one texel in metres.
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
