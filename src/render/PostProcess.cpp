#include "render/PostProcess.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

namespace render {
namespace {

constexpr int kBloomShrink = 6;
// The reach of each blur step in steps, and the lengths of the steps: the first is used for bright places,
// all of them for glowing things.
constexpr float kSpreadReach = 3.3F;
constexpr std::array kSpreads{1.0F, 1.5F, 2.4F};

/// Limits drawing to these pixels.
void clip(const PixelRect& part) {
    glEnable(GL_SCISSOR_TEST);
    glScissor(part.x, part.y, part.width, part.height);
}

/// The texels of the bloom that affect this part of the picture.
PixelRect bloomOf(const PixelRect& part, std::span<const float> spreads) {
    const int reach =
        2 + static_cast<int>(kSpreadReach * std::accumulate(spreads.begin(), spreads.end(), 0.0F));
    const int x = std::max(part.x / kBloomShrink - reach, 0);
    const int y = std::max(part.y / kBloomShrink - reach, 0);
    return {x, y, (part.x + part.width) / kBloomShrink + reach - x,
            (part.y + part.height) / kBloomShrink + reach - y};
}

}  // namespace

void drawOverTarget(const Program& program, const TextureHandle& source, const MeshStore& meshes) {
    program.use();
    bindTexture(TextureUnit::Scene, source);
    meshes.drawOver();
}

void PostProcess::resize(int width, int height) {
    const Target::Format format{GL_RGBA8, GL_NONE, GL_LINEAR};
    bright_ = Target(width / kBloomShrink, height / kBloomShrink, format);
    spread_ = Target(width / kBloomShrink, height / kBloomShrink, format);
}

void PostProcess::spread(glm::vec2 texel, float reach, const Programs& programs, const MeshStore& meshes) {
    spread_.bind();
    programs.bloomSpread.use();
    programs.bloomSpread.set("uStep", glm::vec2(texel.x * reach, 0));
    drawOverTarget(programs.bloomSpread, bright_.color(), meshes);
    bright_.bind();
    programs.bloomSpread.set("uStep", glm::vec2(0, texel.y * reach));
    drawOverTarget(programs.bloomSpread, spread_.color(), meshes);
}

void PostProcess::draw(const Target& output, const Target& scene, bool smoothEdges, const Programs& programs,
                       const MeshStore& meshes, const PixelRect* part) {
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    const glm::vec2 texel = 1.0F / glm::vec2(bright_.width(), bright_.height());
    const std::span<const float> spreads(kSpreads.data(), glow_ == glm::vec3(0) ? 1 : kSpreads.size());
    bright_.bind();
    if (part != nullptr) clip(bloomOf(*part, spreads));
    programs.bloomFirst.use();
    programs.bloomFirst.set("uStep", texel);
    drawOverTarget(programs.bloomFirst, scene.color(), meshes);
    for (const float reach : spreads) spread(texel, reach, programs, meshes);
    output.bind();
    if (part != nullptr) clip(*part);
    const Program& program = smoothEdges ? programs.finishMoving : programs.finishStill;
    program.use();
    program.set("uGlow", glow_);
    program.set("uAround", plain_ ? 0.0F : 1.0F);
    program.set("uTexel", 1.0F / glm::vec2(scene.width(), scene.height()));
    program.set("uAspect", static_cast<float>(output.width()) / static_cast<float>(output.height()));
    bindTexture(TextureUnit::Bloom, bright_.color());
    drawOverTarget(program, scene.color(), meshes);
    glDisable(GL_SCISSOR_TEST);
}

}  // namespace render
