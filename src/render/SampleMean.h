#pragma once

#include "render/MeshStore.h"
#include "render/gl/Programs.h"
#include "render/gl/Target.h"

namespace render {

/// Accumulates the mean of a still picture's samples.
class SampleMean {
  public:
    void resize(int width, int height);
    /// Binds the target of the next sample.
    void beginSample() const { sample_.bind(); }
    /// Adds the drawn sample as number `count` to the mean; number 1 replaces the mean.
    void add(int count, const Programs& programs, const MeshStore& meshes) const;
    [[nodiscard]] const Target& mean() const { return mean_; }

  private:
    Target sample_;
    Target mean_;
};

}  // namespace render
