#include "render/Canvas.h"

#include <utility>

namespace render {

void Canvas::resize(int width, int height, int samples) {
    const glm::ivec2 size(width, height);
    if (std::exchange(samplesWanted_, samples) != samples ||
        size != glm::ivec2(scene_.width(), scene_.height()))
        makeSamples(size);
    if (width == finished_.width() && height == finished_.height()) return;
    scene_ = Target(width, height, {GL_RGBA8, GL_DEPTH_COMPONENT24, GL_LINEAR});
    finished_ = Target(width, height, {GL_RGBA8, GL_NONE, GL_LINEAR});
    post_.resize(width, height);
}

/// Makes as many samples as are wanted, or, as the next best, as the device has room for.
void Canvas::makeSamples(glm::ivec2 size) {
    samples_.reset();
    for (int samples = samplesWanted_; samples > 1 && !samples_; samples /= 2) {
        samples_.emplace(size.x, size.y, samples);
        if (!samples_->complete()) samples_.reset();
    }
}

void Canvas::beginScene(const PixelRect* part) {
    if (samples_)
        samples_->bind();
    else
        scene_.bind();
    if (part == nullptr) return;
    glEnable(GL_SCISSOR_TEST);
    glScissor(part->x, part->y, part->width, part->height);
}

void Canvas::endScene(const PixelRect* part) {
    glDisable(GL_SCISSOR_TEST);
    if (!samples_) return;
    const PixelRect all{0, 0, width(), height()};
    const PixelRect& drawn = part != nullptr ? *part : all;
    samples_->resolve(scene_, drawn.x, drawn.y, drawn.width, drawn.height);
}

void Canvas::finishScene(const Programs& programs, const MeshStore& meshes, const PixelRect* part) {
    post_.draw(finished_, scene_, !samples_, programs, meshes, part);
}

void Canvas::finish(const Target& colors, bool smoothEdges, const Programs& programs,
                    const MeshStore& meshes) {
    post_.draw(finished_, colors, smoothEdges, programs, meshes);
}

}  // namespace render
