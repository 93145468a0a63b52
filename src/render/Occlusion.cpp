#include "render/Occlusion.h"

#include <algorithm>
#include <cmath>

#include "render/CasterDepth.h"
#include "render/Changes.h"
#include "render/PostProcess.h"

namespace render {
namespace {

constexpr int kSize = 256;
// Metres that occlusion reaches around a thing; the height field must extend so far beyond all casters.
constexpr float kMargin = 0.1F;
// Extra height range, so that lifting a piece does not require a new field.
constexpr float kAbove = 0.06F;
// By what factor an area may be larger than necessary and still be kept.
constexpr float kLoose = 1.2F;

}  // namespace

Occlusion::Occlusion()
    : heights_(kSize, kSize, {GL_NONE, GL_DEPTH_COMPONENT24, GL_NEAREST}),
      field_(kSize, kSize, {GL_RGBA8, GL_NONE, GL_LINEAR}) {}

bool Occlusion::aim(std::span<const WorldBox> casters) {
    if (casters.empty()) return false;
    glm::vec3 least = casters[0].middle;
    glm::vec3 most = least;
    for (const WorldBox& box : casters) {
        least = glm::min(least, box.middle - box.half);
        most = glm::max(most, box.middle + box.half);
    }
    const glm::vec2 nearCorner = glm::vec2(least.x, least.z) - kMargin;
    const glm::vec2 farCorner = glm::vec2(most.x, most.z) + kMargin;
    const bool keeps =
        glm::all(glm::lessThanEqual(corner_, nearCorner)) &&
        glm::all(glm::greaterThanEqual(farCorner_, farCorner)) &&
        glm::all(glm::lessThanEqual(farCorner_ - corner_, (farCorner - nearCorner) * kLoose)) &&
        std::abs(lowest_ - least.y) < 1e-4F && lowest_ + range_ >= most.y;
    if (keeps) return false;
    corner_ = nearCorner;
    farCorner_ = farCorner;
    lowest_ = least.y;
    range_ = most.y - least.y + kAbove;
    return true;
}

glm::mat4 Occlusion::fromAbove() const {
    const glm::vec2 size = farCorner_ - corner_;
    glm::mat4 matrix(0);
    matrix[0][0] = 2 / size.x;
    matrix[2][1] = 2 / size.y;
    matrix[1][2] = -2 / range_;
    matrix[3] =
        glm::vec4(-1 - 2 * corner_.x / size.x, -1 - 2 * corner_.y / size.y, 1 + 2 * lowest_ / range_, 1);
    return matrix;
}

void Occlusion::draw(const scene::DrawList& list, std::span<const WorldBox> changed, MeshStore& meshes,
                     const Programs& programs) {
    PixelRect part{0, 0, kSize, kSize};
    std::vector<WorldBox> darkened(changed.begin(), changed.end());
    for (WorldBox& box : darkened) box.half += glm::vec3(kMargin, 0, kMargin);
    if (!darkened.empty()) part = pixelsOf(darkened, fromAbove(), kSize, kSize).value_or(part);
    glDisable(GL_CULL_FACE);  // seen from above with z upwards, the picture is mirrored
    drawCasterDepth(heights_, part, fromAbove(), list, meshes, programs.depth);

    field_.bind();
    glDisable(GL_DEPTH_TEST);
    programs.occlusion.use();
    programs.occlusion.set("uMetres", farCorner_ - corner_);
    programs.occlusion.set("uHeightRange", range_);
    drawOverTarget(programs.occlusion, heights_.depth(), meshes);
    glDisable(GL_SCISSOR_TEST);
}

}  // namespace render
