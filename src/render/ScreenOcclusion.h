#pragma once

#include "render/Batches.h"
#include "render/Changes.h"
#include "render/MeshStore.h"
#include "render/gl/Programs.h"
#include "render/gl/Target.h"

namespace render {

/// Ambient occlusion at small distances, where things touch, computed from the depth of the picture alone.
/// Drawn before the scene, which dims only its ambient light by it.
class ScreenOcclusion {
  public:
    /// Sets the pictures' size; does nothing if it is the same.
    void resize(int width, int height);
    /// Draws the occlusion of the present instances, or only a part of the picture. `turn` (0 to 1) differs
    /// for each sample of a still picture.
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
