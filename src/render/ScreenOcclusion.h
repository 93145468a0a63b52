#pragma once

#include "render/Batches.h"
#include "render/Changes.h"
#include "render/MeshStore.h"
#include "render/Programs.h"
#include "render/Target.h"

namespace render {

/// How open the surroundings of each pixel are, within the width of a finger: the fine darkening where
/// stones touch. Computed from the depth of the picture alone. Drawn before the scene, which dims with it
/// only the light that comes from all around.
class ScreenOcclusion {
  public:
    /// For pictures of this size; costs nothing if it is the same.
    void resize(int width, int height);
    /// Draws it for the instances that are set at present, or for a part of the picture. `turn` (0 to 1)
    /// differs for each sample of a picture at rest.
    void draw(std::span<const Batch> batches, const glm::mat4& viewProjection, float turn,
              const PixelRect* part, const MeshStore& meshes, const Programs& programs);
    /// Red: 1 is open.
    [[nodiscard]] const TextureHandle& texture() const { return smooth_.color(); }

  private:
    Target depth_;
    Target rough_;  ///< at half the size
    Target smooth_;
};

}  // namespace render
