#pragma once

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
    /// Draws the finished picture into `output`, or the part of it that is given. `smoothEdges`: the scene
    /// has one sample a pixel.
    void draw(const Target& output, const Target& scene, bool smoothEdges, const Programs& programs,
              const MeshStore& meshes, const PixelRect* part = nullptr);

  private:
    Target bright_;
    Target spread_;
};

}  // namespace render
