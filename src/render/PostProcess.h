#pragma once

#include <glm/glm.hpp>

#include "render/Changes.h"
#include "render/MeshStore.h"
#include "render/gl/Programs.h"
#include "render/gl/Target.h"

namespace render {

/// Draws one triangle over the bound target, with `source` as the scene's texture.
void drawOverTarget(const Program& program, const TextureHandle& source, const MeshStore& meshes);

/// Turns the scene's colours into the finished picture: bloom, tone curve, vignette.
class PostProcess {
  public:
    void resize(int width, int height);
    /// The colour of light from glowing things in the scene; black if there are none.
    void setGlow(glm::vec3 color) { glow_ = color; }
    /// If on, there is neither bloom nor vignette.
    void setPlain(bool on) { plain_ = on; }
    /// Draws the finished picture into `output`, or only the given part. `smoothEdges`: the scene has one
    /// sample for each pixel.
    void draw(const Target& output, const Target& scene, bool smoothEdges, const Programs& programs,
              const MeshStore& meshes, const PixelRect* part = nullptr);

  private:
    void spread(glm::vec2 texel, float reach, const Programs& programs, const MeshStore& meshes);

    glm::vec3 glow_{0};
    bool plain_ = false;
    Target bright_;
    Target spread_;
};

}  // namespace render
