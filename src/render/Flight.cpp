#include "render/Flight.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "render/Frustum.h"

namespace render {
namespace {

constexpr float kTouching =
    0.003F;  // metres between things that lie on each other, since boxes are not exact

struct Body {
    std::size_t item;
    WorldBox box;
    float sunkTop;  ///< how high it reaches after it has sunk

    [[nodiscard]] float bottom() const { return box.middle.y - box.half.y; }
    [[nodiscard]] float top() const { return box.middle.y + box.half.y; }
};

/// All solid things, those with the lowest bottom first.
std::vector<Body> bodiesOf(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds) {
    std::vector<Body> bodies;
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        const scene::DrawItem& item = list.items[i];
        if (item.mesh.value >= meshBounds.size() || item.color.a < 1) continue;
        bodies.push_back({i, worldBox(meshBounds[item.mesh.value], item.transform), 0});
    }
    std::sort(bodies.begin(), bodies.end(),
              [](const Body& a, const Body& b) { return a.bottom() < b.bottom(); });
    return bodies;
}

bool above(const Body& upper, const Body& lower) {
    const glm::vec3 apart = glm::abs(upper.box.middle - lower.box.middle);
    const glm::vec3 reach = upper.box.half + lower.box.half;
    return apart.x < reach.x && apart.z < reach.z;
}

/// How far the top of what is so high in the air sinks.
float sinking(float height, float thickness) {
    const float share = std::min(height / kClear, 1.0F);
    return height + thickness * share;
}

}  // namespace

std::vector<float> heightsInAir(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds) {
    std::vector<float> heights(list.items.size(), 0);
    std::vector<Body> bodies = bodiesOf(list, meshBounds);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        Body& body = bodies[i];
        float support = -std::numeric_limits<float>::infinity();
        for (std::size_t j = 0; j < i; ++j) {
            const Body& lower = bodies[j];
            if (!above(body, lower)) continue;
            const bool holds = lower.top() > body.bottom() + kTouching;  // it stands in it
            support = std::max(support, holds ? body.bottom() : lower.sunkTop);
        }
        const float height = body.bottom() - support;
        const bool flies = height > kTouching && std::isfinite(height);
        if (flies) heights[body.item] = height;
        body.sunkTop = body.top() - (flies ? sinking(height, 2 * body.box.half.y) : 0);
    }
    return heights;
}

scene::DrawList sunk(const scene::DrawList& list, std::span<const scene::Bounds> meshBounds) {
    const std::vector<float> heights = heightsInAir(list, meshBounds);
    scene::DrawList result = list;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        scene::DrawItem& item = result.items[i];
        if (heights[i] == 0) continue;
        if (heights[i] >= kClear)
            item.castsShadow = false;
        else
            item.transform[3].y -=
                sinking(heights[i], 2 * worldBox(meshBounds[item.mesh.value], item.transform).half.y);
    }
    return result;
}

}  // namespace render
