#pragma once

#include "render/MeshStore.h"
#include "render/Programs.h"
#include "render/Target.h"

namespace render {

/// The mean of the samples of a still picture.
class SampleMean {
  public:
    void resize(int width, int height);
    /// Binds the target of the next sample.
    void beginSample() const { sample_.bind(); }
    /// Adds the sample that was drawn, which is number `count`, to the mean; the first one replaces it.
    void add(int count, const Programs& programs, const MeshStore& meshes) const;
    [[nodiscard]] const Target& mean() const { return mean_; }

  private:
    Target sample_;
    Target mean_;
};

}  // namespace render
