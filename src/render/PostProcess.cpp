#include "render/PostProcess.h"

namespace render {
namespace {

constexpr int kBloomShrink = 6;

void bindTexture(TextureUnit unit, const TextureHandle& texture) {
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture.id());
}

}  // namespace

void drawOverTarget(const Program& program, const TextureHandle& source, const MeshStore& meshes) {
    program.use();
    bindTexture(TextureUnit::Scene, source);
    glBindVertexArray(meshes.nothing().id());
    glDrawArrays(GL_TRIANGLES, 0, 3);
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
    bright_.bind();
    programs.bloomFirst.use();
    programs.bloomFirst.set("uStep", texel);
    drawOverTarget(programs.bloomFirst, scene.color(), meshes);
    spread(texel, 1, programs, meshes);
    if (glow_ != glm::vec3(0))
        for (const float reach : {1.5F, 2.4F}) spread(texel, reach, programs, meshes);
    output.bind();
    if (part != nullptr) {
        glEnable(GL_SCISSOR_TEST);
        glScissor(part->x, part->y, part->width, part->height);
    }
    const Program& program = smoothEdges ? programs.finishMoving : programs.finishStill;
    program.use();
    program.set("uGlow", glow_);
    program.set("uTexel", 1.0F / glm::vec2(scene.width(), scene.height()));
    program.set("uAspect", static_cast<float>(output.width()) / static_cast<float>(output.height()));
    bindTexture(TextureUnit::Bloom, bright_.color());
    drawOverTarget(program, scene.color(), meshes);
    glDisable(GL_SCISSOR_TEST);
}

}  // namespace render
