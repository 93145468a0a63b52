#pragma once

#include <glm/glm.hpp>

#include "render/Changes.h"
#include "render/MeshStore.h"
#include "render/Programs.h"
#include "render/Target.h"

namespace render {

/// Draws one triangle over the target that is bound, reading `source` as the scene.
void drawOverTarget(const Program& program, const TextureHandle& source, const MeshStore& meshes);

/// From the scene's colours to a finished picture: glow around bright places, tone curve, vignette.
class PostProcess {
  public:
    void resize(int width, int height);
    /// The light that things in the scene give off; black if none does.
    void setGlow(glm::vec3 color) { glow_ = color; }
    /// Without any glow, and without darker corners.
    void setPlain(bool on) { plain_ = on; }
    /// Draws the finished picture into `output`, or the part of it that is given. `smoothEdges`: the scene
    /// has one sample a pixel.
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
