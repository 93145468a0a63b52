#include "render/SampleMean.h"

#include "render/PostProcess.h"

namespace render {

void SampleMean::resize(int width, int height) {
    sample_ = Target(width, height, {GL_RGBA8, GL_DEPTH_COMPONENT24, GL_LINEAR});
    mean_ = Target(width, height, {GL_RGBA16F, GL_NONE, GL_LINEAR});
}

void SampleMean::add(int count, const Programs& programs, const MeshStore& meshes) const {
    mean_.bind();
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    glBlendFunc(GL_CONSTANT_ALPHA, GL_ONE_MINUS_CONSTANT_ALPHA);
    glBlendColor(0, 0, 0, 1.0F / static_cast<float>(count));
    // A new target may contain NaN, which blending would keep, so the first sample overwrites it.
    if (count == 1) glDisable(GL_BLEND);
    drawOverTarget(programs.copy, sample_.color(), meshes);
    glDisable(GL_BLEND);
}

}  // namespace render
