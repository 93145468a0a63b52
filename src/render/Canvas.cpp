#include "render/Canvas.h"

namespace render {

void Canvas::resize(int width, int height, int samples) {
    if (samples > 1 && (!samples_ || samplesWanted_ != samples || samples_->width() != width ||
                        samples_->height() != height))
        samples_.emplace(width, height, samples);
    if (samples <= 1) samples_.reset();
    samplesWanted_ = samples;
    if (width == finished_.width() && height == finished_.height()) return;
    scene_ = Target(width, height, {GL_RGBA8, GL_DEPTH_COMPONENT24, GL_LINEAR});
    finished_ = Target(width, height, {GL_RGBA8, GL_NONE, GL_LINEAR});
    post_.resize(width, height);
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
