#include "render/ScreenOcclusion.h"

#include <algorithm>

#include "render/PostProcess.h"

namespace render {
namespace {

constexpr float kReach = 0.022F;  // metres
constexpr int kReachPixels = 64;  // upper bound of the reach

void scissor(const PixelRect* part, int shrink, int around) {
    if (part == nullptr) return glDisable(GL_SCISSOR_TEST);
    glEnable(GL_SCISSOR_TEST);
    const int x = std::max(part->x / shrink - around, 0);
    const int y = std::max(part->y / shrink - around, 0);
    glScissor(x, y, (part->x + part->width) / shrink + around + 1 - x,
              (part->y + part->height) / shrink + around + 1 - y);
}

}  // namespace

void ScreenOcclusion::resize(int width, int height) {
    if (width == depth_.width() && height == depth_.height()) return;
    depth_ = Target(width, height, {GL_NONE, GL_DEPTH_COMPONENT24, GL_NEAREST});
    rough_ = Target((width + 1) / 2, (height + 1) / 2, {GL_R8, GL_NONE, GL_NEAREST});
    smooth_ = Target(rough_.width(), rough_.height(), {GL_R8, GL_NONE, GL_LINEAR});
}

void ScreenOcclusion::draw(std::span<const Batch> batches, const glm::mat4& viewProjection, float turn,
                           const PixelRect* part, const MeshStore& meshes, const Programs& programs) {
    depth_.bind();
    scissor(part, 1, 0);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LESS);
    glDepthMask(GL_TRUE);
    glEnable(GL_CULL_FACE);
    glCullFace(GL_BACK);
    glClear(GL_DEPTH_BUFFER_BIT);
    programs.depth.use();
    programs.depth.set("uDepthMatrix", viewProjection);
    for (const Batch& batch : batches) meshes.draw(batch);

    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    const Program& near = programs.nearness;
    near.use();
    near.set("uViewProjection", viewProjection);
    near.set("uInverse", glm::inverse(viewProjection));
    near.set("uTexel", 1.0F / glm::vec2(depth_.width(), depth_.height()));
    near.set("uReach", kReach);
    near.set("uMostPixels", static_cast<float>(kReachPixels));
    near.set("uTurn", turn);
    rough_.bind();
    scissor(part, 2, 4);
    drawOverTarget(near, depth_.depth(), meshes);
    smooth_.bind();
    scissor(part, 2, 2);
    programs.nearnessBlur.use();
    programs.nearnessBlur.set("uTexel", 1.0F / glm::vec2(rough_.width(), rough_.height()));
    bindTexture(TextureUnit::Bloom, depth_.depth());
    drawOverTarget(programs.nearnessBlur, rough_.color(), meshes);
    glDisable(GL_SCISSOR_TEST);
}

}  // namespace render
