#include "render/Occlusion.h"

#include <algorithm>

namespace render {
namespace {

constexpr int kSize = 256;
// What stands there darkens its surroundings this far, metres; beyond it the field must be open.
constexpr float kMargin = 0.1F;

}  // namespace

Occlusion::Occlusion()
    : heights_(kSize, kSize, {GL_NONE, GL_DEPTH_COMPONENT24, GL_NEAREST}),
      field_(kSize, kSize, {GL_RGBA8, GL_NONE, GL_LINEAR}) {}

void Occlusion::fit(std::span<const WorldBox> casters) {
    if (casters.empty()) return;
    glm::vec3 least = casters[0].middle;
    glm::vec3 most = least;
    for (const WorldBox& box : casters) {
        least = glm::min(least, box.middle - box.half);
        most = glm::max(most, box.middle + box.half);
    }
    corner_ = glm::vec2(least.x, least.z) - kMargin;
    size_ = glm::vec2(most.x, most.z) + kMargin - corner_;
    lowest_ = least.y;
    range_ = std::max(most.y - least.y, 0.01F);
}

void Occlusion::draw(const Batches& batches, const MeshStore& meshes, const Program& depthProgram,
                     const Program& occlusionProgram) {
    fit(batches.casterBoxes);
    heights_.bind();
    glEnable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    glDisable(GL_CULL_FACE);  // seen from above with z upwards, the picture is mirrored
    glm::mat4 fromAbove(0);
    fromAbove[0][0] = 2 / size_.x;
    fromAbove[2][1] = 2 / size_.y;
    fromAbove[1][2] = -2 / range_;
    fromAbove[3] =
        glm::vec4(-1 - 2 * corner_.x / size_.x, -1 - 2 * corner_.y / size_.y, 1 + 2 * lowest_ / range_, 1);
    depthProgram.use();
    depthProgram.set("uDepthMatrix", fromAbove);
    for (const Batch& batch : batches.casters) meshes.draw(batch);

    field_.bind();
    glDisable(GL_DEPTH_TEST);
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(TextureUnit::Scene));
    glBindTexture(GL_TEXTURE_2D, heights_.depth().id());
    occlusionProgram.use();
    occlusionProgram.set("uMetres", size_);
    occlusionProgram.set("uHeightRange", range_);
    glBindVertexArray(meshes.nothing().id());
    glDrawArrays(GL_TRIANGLES, 0, 3);
}

}  // namespace render
