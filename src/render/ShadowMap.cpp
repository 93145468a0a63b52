#include "render/ShadowMap.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>

#include "render/CasterDepth.h"
#include "render/Changes.h"
#include "render/gl/Device.h"

namespace render {
namespace {

constexpr float kSizeStep = 0.05F;  // metres
// Extra room towards the light, so that lifting a piece does not require a new view.
constexpr float kHeadroom = 0.1F;
// By what factor a view may be larger than necessary and still be kept.
constexpr float kLooseness = 1.15F;

}  // namespace

LightView fitLight(glm::vec3 towardsLight, std::span<const WorldBox> casters, int mapSize) {
    LightView view;
    if (casters.empty()) return view;  // nothing casts a shadow
    const glm::vec3 up = std::abs(towardsLight.y) > 0.99F ? glm::vec3(0, 0, -1) : glm::vec3(0, 1, 0);
    const glm::mat4 turn = glm::lookAt(towardsLight, glm::vec3(0), up);
    glm::vec3 least(std::numeric_limits<float>::max());
    glm::vec3 most(std::numeric_limits<float>::lowest());
    for (const WorldBox& box : casters) {
        const WorldBox seen = worldBox({box.middle - box.half, box.middle + box.half}, turn);
        least = glm::min(least, seen.middle - seen.half);
        most = glm::max(most, seen.middle + seen.half);
    }
    const float wide = std::max(most.x - least.x, most.y - least.y) + 0.02F;
    view.width = std::ceil(wide / kSizeStep) * kSizeStep;
    const float texel = view.width / static_cast<float>(mapSize);
    const glm::vec2 middle = glm::round(glm::vec2(least + most) * 0.5F / texel) * texel;
    const float half = view.width / 2;
    view.matrix = glm::ortho(middle.x - half, middle.x + half, middle.y - half, middle.y + half,
                             -most.z - kHeadroom, -least.z + 0.01F) *
                  turn;
    return view;
}

ShadowMap::ShadowMap(int size) : target_(size, size, {GL_NONE, GL_DEPTH_COMPONENT24, GL_LINEAR}) {
    glBindTexture(GL_TEXTURE_2D, target_.depth().id());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    glSamplerParameteri(plainSampler_.id(), GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glSamplerParameteri(plainSampler_.id(), GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    device::lightOutside(plainSampler_.id());
    for (const GLenum axis : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        glSamplerParameteri(depthSampler_.id(), axis, GL_CLAMP_TO_EDGE);
    for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        for (const SamplerHandle* sampler : {&plainSampler_, &depthSampler_})
            glSamplerParameteri(sampler->id(), filter, GL_NEAREST);
}

bool ShadowMap::aim(glm::vec3 towardsLight, std::span<const WorldBox> casters) {
    const auto seen = [this](const WorldBox& box) {
        const WorldBox inView = worldBox({box.middle - box.half, box.middle + box.half}, view_.matrix);
        return glm::all(glm::lessThanEqual(glm::abs(inView.middle) + inView.half, glm::vec3(1)));
    };
    const LightView fitted = fitLight(towardsLight, casters, target_.width());
    const bool keeps = towardsLight == towardsLight_ && view_.width <= fitted.width * kLooseness &&
                       std::all_of(casters.begin(), casters.end(), seen);
    if (keeps) return false;
    view_ = fitted;
    towardsLight_ = towardsLight;
    return true;
}

void ShadowMap::draw(const scene::DrawList& list, std::span<const WorldBox> changed, MeshStore& meshes,
                     const Program& depthProgram) {
    const int size = target_.width();
    PixelRect part{0, 0, size, size};
    if (!changed.empty()) part = pixelsOf(changed, view_.matrix, size, size).value_or(part);
    glEnable(GL_CULL_FACE);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.5F, 2.0F);
    drawCasterDepth(target_, part, view_.matrix, list, meshes, depthProgram);
    glDisable(GL_POLYGON_OFFSET_FILL);
    glDisable(GL_SCISSOR_TEST);
}

float ShadowMap::penumbra(float keyAngle) const {
    if (view_.width <= 0) return 0;
    const glm::mat4 rows = glm::transpose(view_.matrix);
    const float metresOfDepth = 2 / glm::length(glm::vec3(rows[2]));
    return metresOfDepth * std::tan(keyAngle) / view_.width;
}

glm::mat4 ShadowMap::textureMatrix() const {
    const glm::mat4 toTexture = glm::scale(glm::translate(glm::mat4(1), glm::vec3(0.5F)), glm::vec3(0.5F));
    return toTexture * view_.matrix;
}

}  // namespace render
