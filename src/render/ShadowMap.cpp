#include "render/ShadowMap.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/matrix_transform.hpp>
#include <limits>

namespace render {
namespace {

constexpr float kSizeStep = 0.05F;  // metres

}  // namespace

LightView fitLight(glm::vec3 towardsLight, std::span<const WorldBox> casters, int mapSize) {
    LightView view;
    if (casters.empty()) return view;
    const glm::vec3 up = std::abs(towardsLight.y) > 0.99F ? glm::vec3(0, 0, -1) : glm::vec3(0, 1, 0);
    const glm::mat4 turn = glm::lookAt(towardsLight, glm::vec3(0), up);
    glm::vec3 least(std::numeric_limits<float>::max());
    glm::vec3 most(std::numeric_limits<float>::lowest());
    for (const WorldBox& box : casters) {
        const WorldBox seen = worldBox({box.middle - box.half, box.middle + box.half}, turn);
        least = glm::min(least, seen.middle - seen.half);
        most = glm::max(most, seen.middle + seen.half);
    }
    const float wide = std::max(most.x - least.x, most.y - least.y) + 0.01F;
    view.width = std::ceil(wide / kSizeStep) * kSizeStep;
    const float texel = view.width / static_cast<float>(mapSize);
    const glm::vec2 middle = glm::round(glm::vec2(least + most) * 0.5F / texel) * texel;
    const float half = view.width / 2;
    view.matrix = glm::ortho(middle.x - half, middle.x + half, middle.y - half, middle.y + half,
                             -most.z - 0.01F, -least.z + 0.01F) *
                  turn;
    return view;
}

ShadowMap::ShadowMap(int size) : target_(size, size, {GL_NONE, GL_DEPTH_COMPONENT24, GL_LINEAR}) {
    glBindTexture(GL_TEXTURE_2D, target_.depth().id());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    // Beyond the map there is light.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
    constexpr float kLit[4] = {1, 1, 1, 1};
    glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, kLit);
}

void ShadowMap::draw(glm::vec3 towardsLight, const Batches& batches, const MeshStore& meshes,
                     const Program& depthProgram) {
    view_ = fitLight(towardsLight, batches.casterBoxes, target_.width());
    target_.bind();
    glEnable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    glEnable(GL_CULL_FACE);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.5F, 2.0F);
    depthProgram.use();
    depthProgram.set("uDepthMatrix", view_.matrix);
    for (const Batch& batch : batches.casters) meshes.draw(batch);
    glDisable(GL_POLYGON_OFFSET_FILL);
}

glm::mat4 ShadowMap::textureMatrix() const {
    const glm::mat4 toTexture = glm::scale(glm::translate(glm::mat4(1), glm::vec3(0.5F)), glm::vec3(0.5F));
    return toTexture * view_.matrix;
}

}  // namespace render
