#include "render/Changes.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "render/Batches.h"

namespace render {
namespace {

// Pixels around a change that edge smoothing mixes with it.
constexpr int kBorder = 5;
// Metres around a thing in which it visibly darkens its surroundings; a third of the reach in occlusion.frag.
constexpr float kDarkened = 0.03F;
constexpr float kSoft = 0.008F;  // metres by which a soft shadow's edge extends
constexpr float kNearest = 0.01F;

}  // namespace

Changes changesBetween(const scene::DrawList& before, const scene::DrawList& after,
                       std::span<const scene::Bounds> meshBounds) {
    Changes changes;
    changes.sameView = sameView(before, after);
    const auto add = [&](const scene::DrawItem& item) {
        if (item.mesh.value >= meshBounds.size()) return;
        (item.castsShadow ? changes.casters : changes.shadowless)
            .push_back(worldBox(meshBounds[item.mesh.value], item.transform));
    };
    const std::size_t count = std::max(before.items.size(), after.items.size());
    for (std::size_t i = 0; i < count; ++i) {
        const bool was = i < before.items.size();
        const bool is = i < after.items.size();
        if (was && is && sameItem(before.items[i], after.items[i])) continue;
        if (was) add(before.items[i]);
        if (is) add(after.items[i]);
    }
    return changes;
}

std::array<WorldBox, 2> reachOf(const WorldBox& box, glm::vec3 towardsLight, float ground) {
    const float top = std::max(box.middle.y + box.half.y, ground);
    const float bottom = std::min(box.middle.y - box.half.y, ground);
    const WorldBox column{{box.middle.x, (top + bottom) / 2, box.middle.z},
                          {box.half.x + kDarkened, (top - bottom) / 2, box.half.z + kDarkened}};
    const glm::vec3 thrown = towardsLight * (-(top - ground) / std::max(towardsLight.y, 0.1F));
    // In slanting light even a low item's shadow reaches beyond its box; soft edges widen it.
    const WorldBox shadow{{box.middle.x + thrown.x, ground, box.middle.z + thrown.z},
                          {box.half.x + kSoft, 0, box.half.z + kSoft}};
    return {column, shadow};
}

std::optional<PixelRect> pixelsOf(std::span<const WorldBox> boxes, const glm::mat4& viewProjection, int width,
                                  int height) {
    glm::vec2 least(1);
    glm::vec2 most(-1);
    for (const WorldBox& box : boxes) {
        for (int corner = 0; corner < 8; ++corner) {
            const glm::vec3 sign((corner & 1) != 0 ? 1 : -1, (corner & 2) != 0 ? 1 : -1,
                                 (corner & 4) != 0 ? 1 : -1);
            const glm::vec4 clip = viewProjection * glm::vec4(box.middle + box.half * sign, 1);
            if (clip.w < kNearest) return std::nullopt;
            least = glm::min(least, glm::vec2(clip) / clip.w);
            most = glm::max(most, glm::vec2(clip) / clip.w);
        }
    }
    const auto pixel = [](float ndc, int size, int border) {
        const float at = std::clamp((ndc * 0.5F + 0.5F) * static_cast<float>(size), -1e4F, 1e6F);
        return std::clamp(static_cast<int>(std::floor(at)) + border, 0, size);
    };
    const int left = pixel(least.x, width, -kBorder);
    const int bottom = pixel(least.y, height, -kBorder);
    return PixelRect{left, bottom, std::max(pixel(most.x, width, kBorder + 1) - left, 0),
                     std::max(pixel(most.y, height, kBorder + 1) - bottom, 0)};
}

glm::mat4 cropped(const glm::mat4& viewProjection, PixelRect pixels, int width, int height) {
    const glm::vec2 size(width, height);
    const glm::vec2 part = glm::max(glm::vec2(pixels.width, pixels.height), 1.0F);
    const glm::vec2 middle = (glm::vec2(pixels.x, pixels.y) + part * 0.5F) / size * 2.0F - 1.0F;
    glm::mat4 crop(1);
    crop[0][0] = size.x / part.x;
    crop[1][1] = size.y / part.y;
    crop[3] = glm::vec4(-middle * size / part, 0, 1);
    return crop * viewProjection;
}

}  // namespace render
