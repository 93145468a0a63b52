#include "render/Changes.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "render/Batches.h"
#include "render/Flight.h"

namespace render {
namespace {

// Pixels around a change that edge smoothing mixes with it.
constexpr int kBorder = 5;
// Metres around a thing in which it visibly darkens its surroundings (occlusion.frag), which grow with its
// height.
constexpr float kDarkened = 0.03F;
constexpr float kLeastDarkened = 0.012F;
constexpr float kDarkenedByHeight = 0.3F;
const glm::vec3 kLitAround(0.02F, 0.01F, 0.02F);  // metres that the light of what glows visibly reaches
constexpr float kSoft = 0.008F;                   // metres by which a soft shadow's edge extends
constexpr float kNearest = 0.01F;
// Metres: half the diagonal of the largest thing that stands on the table.
constexpr float kLargestStanding = 0.6F;
constexpr std::size_t kMostParts = 48;  // beyond these, all are joined

/// Whether both throw the same shadow.
bool sameShape(const scene::DrawItem& a, const scene::DrawItem& b) {
    const auto casts = [](const scene::DrawItem& item) { return item.castsShadow && item.color.a >= 1; };
    return a.mesh == b.mesh && a.transform == b.transform && casts(a) == casts(b);
}

/// Above this height, nothing stands within a rectangle around the middle: x and z.
float heightWithin(glm::vec2 middle, glm::vec2 half, float ground, std::span<const WorldBox> standing) {
    float height = ground;
    for (const WorldBox& other : standing) {
        const glm::vec2 apart = glm::abs(glm::vec2(other.middle.x, other.middle.z) - middle);
        if (glm::all(glm::lessThan(apart, half + glm::vec2(other.half.x, other.half.z))))
            height = std::max(height, other.middle.y + other.half.y);
    }
    return height;
}

WorldBox upright(glm::vec2 middle, glm::vec2 half, float bottom, float top) {
    return {{middle.x, (bottom + top) / 2, middle.y}, {half.x, (top - bottom) / 2, half.y}};
}

/// heightsInAir() of a list, computed when first needed: most pictures differ only in colours.
class Heights {
  public:
    Heights(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds)
        : list_(list), meshBounds_(meshBounds) {}
    [[nodiscard]] float of(std::size_t item) const {
        if (heights_.empty()) heights_ = heightsInAir(list_, meshBounds_);
        return heights_[item];
    }

  private:
    const scene::DrawList& list_;
    std::span<const scene::Bounds> meshBounds_;
    mutable std::vector<float> heights_;
};

PixelRect unionOf(const PixelRect& a, const PixelRect& b) {
    if (a.width == 0 || a.height == 0) return b;
    if (b.width == 0 || b.height == 0) return a;
    const int x = std::min(a.x, b.x);
    const int y = std::min(a.y, b.y);
    return {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
}

long areaOf(const PixelRect& rect) { return static_cast<long>(rect.width) * rect.height; }

}  // namespace

Changes changesBetween(const scene::DrawList& before, const scene::DrawList& after,
                       std::span<const scene::Bounds> meshBounds) {
    Changes changes;
    changes.sameView = sameView(before, after);
    const auto boxOf = [&](const scene::DrawItem& item) {
        return worldBox(meshBounds[item.mesh.value], item.transform);
    };
    const Heights heightsBefore(before, meshBounds);
    const Heights heightsAfter(after, meshBounds);
    const auto add = [&](const scene::DrawItem& item, const Heights& heights, std::size_t index) {
        auto& boxes = !item.castsShadow             ? changes.looks
                      : heights.of(index) >= kClear ? changes.flying
                                                    : changes.casters;
        boxes.push_back(boxOf(item));
    };
    const auto itemAt = [&](const scene::DrawList& list, std::size_t i) -> const scene::DrawItem* {
        const bool has = i < list.items.size() && list.items[i].mesh.value < meshBounds.size();
        return has ? &list.items[i] : nullptr;
    };
    const std::size_t count = std::max(before.items.size(), after.items.size());
    for (std::size_t i = 0; i < count; ++i) {
        const scene::DrawItem* const was = itemAt(before, i);
        const scene::DrawItem* const is = itemAt(after, i);
        if (was && is && sameItem(*was, *is)) {
            const WorldBox box = boxOf(*is);
            if (glm::length(box.half) < kLargestStanding) changes.standing.push_back(box);
        } else if (was && is && sameShape(*was, *is)) {
            WorldBox box = boxOf(*is);
            if (was->glow != is->glow) box.half += kLitAround;
            changes.looks.push_back(box);
        } else {
            if (was) add(*was, heightsBefore, i);
            if (is) add(*is, heightsAfter, i);
        }
    }
    return changes;
}

std::vector<std::vector<WorldBox>> placesOf(const WorldBox& box, glm::vec3 towardsLight, float ground,
                                            std::span<const WorldBox> standing, bool flies) {
    const glm::vec2 middle(box.middle.x, box.middle.z);
    const glm::vec2 half(box.half.x, box.half.z);
    const float top = std::max(box.middle.y + box.half.y, ground);
    const float bottom = std::min(std::max(box.middle.y - box.half.y, ground), top);

    const glm::vec2 darkened =
        half + std::min(kLeastDarkened + kDarkenedByHeight * (top - ground), kDarkened);
    const float below = std::min(heightWithin(middle, darkened, ground, standing), top);

    // At each height the shadows of its upper and its lower edge.
    const glm::vec2 slant = glm::vec2(towardsLight.x, towardsLight.z) / std::max(towardsLight.y, 0.1F);
    const glm::vec2 farEnd = middle - slant * (top - ground);
    const glm::vec2 soft = half + kSoft;  // in slanting light even a low thing's shadow is longer than it
    const float reached = std::min(
        heightWithin((middle + farEnd) * 0.5F, soft + glm::abs(middle - farEnd) * 0.5F, ground, standing),
        top);
    std::vector<WorldBox> shadow;
    for (const float height : {ground, reached})
        for (const float edge : {bottom, top})
            shadow.push_back(upright(middle - slant * std::max(edge - height, 0.0F), soft, height, height));
    if (flies) return {{box}, shadow};
    return {{box}, {upright(middle, darkened, std::min(ground, box.middle.y - box.half.y), below)}, shadow};
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

PixelRect around(std::span<const PixelRect> parts) {
    PixelRect all;
    for (const PixelRect& part : parts) all = unionOf(all, part);
    return all;
}

std::vector<PixelRect> joined(std::vector<PixelRect> parts, int pass) {
    std::erase_if(parts, [](const PixelRect& part) { return areaOf(part) == 0; });
    if (parts.size() > kMostParts) return {around(parts)};
    for (;;) {
        long least = pass;
        std::size_t first = 0;
        std::size_t second = 0;
        for (std::size_t a = 0; a < parts.size(); ++a)
            for (std::size_t b = a + 1; b < parts.size(); ++b) {
                const long growth = areaOf(unionOf(parts[a], parts[b])) - areaOf(parts[a]) - areaOf(parts[b]);
                if (growth >= least) continue;
                least = growth;
                first = a;
                second = b;
            }
        if (second == 0) return parts;
        parts[first] = unionOf(parts[first], parts[second]);
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(second));
    }
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
