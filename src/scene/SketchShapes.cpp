#include "scene/SketchShapes.h"

#include <cmath>
#include <glm/gtc/constants.hpp>
#include <utility>
#include <vector>

#include "scene/Shapes.h"

namespace scene {
namespace {

using Line = std::vector<glm::vec2>;

// Shares of the place's side.
constexpr float kRadius = 0.44F;
constexpr float kWidth = 0.062F;
constexpr float kBoldWidth = 0.088F;
constexpr float kRim = 0.030F;          // added to the width
constexpr float kInnerRadius = 0.345F;  // of the second ring
constexpr float kThin = 0.62F;          // factor of the width of two rings

constexpr int kAround = 64;
constexpr int kDashes = 8;
constexpr float kDashShare = 0.62F;  // of a dash and the gap after it
constexpr int kDots = 14;
constexpr float kDotSize = 1.25F;  // factor of the width

/// A part of a circle, from one share of it to another.
Line arc(float radius, float from, float to) {
    const int steps = std::max(2, static_cast<int>(std::ceil((to - from) * kAround)));
    Line line;
    for (int i = 0; i <= steps; ++i) {
        const float a =
            glm::two_pi<float>() * glm::mix(from, to, static_cast<float>(i) / static_cast<float>(steps));
        line.push_back(glm::vec2(std::cos(a), std::sin(a)) * radius);
    }
    return line;
}

/// A filled dot: a stroke as wide as long would have corners, so it is one around a circle of half its size.
Line dot(glm::vec2 middle, float diameter) {
    Line line = arc(diameter / 4, 0, 1 + 1.0F / 16);
    for (glm::vec2& p : line) p += middle;
    return line;
}

/// A ring for a place with side 1.
Mesh ring(game::Ink ink, float width, float rim) {
    switch (ink) {
        case game::Ink::Green:
            return strokes(std::vector<Line>{arc(kRadius, 0, 1 + 1.0F / kAround)}, width + rim);
        case game::Ink::Red:
            return strokes(
                std::vector{arc(kRadius, 0, 1 + 1.0F / kAround), arc(kInnerRadius, 0, 1 + 1.0F / kAround)},
                width * kThin + rim);
        case game::Ink::Yellow: {
            std::vector<Line> dashes;
            const float grown = rim / (2 * glm::two_pi<float>() * kRadius);
            for (int i = 0; i < kDashes; ++i) {
                const float from = static_cast<float>(i) / kDashes;
                dashes.push_back(arc(kRadius, from - grown, from + kDashShare / kDashes + grown));
            }
            return strokes(dashes, width + rim);
        }
        case game::Ink::Blue:
            break;
    }
    std::vector<Line> dots;
    const float size = width * kDotSize + rim;
    for (int i = 0; i < kDots; ++i) {
        const float a = glm::two_pi<float>() * static_cast<float>(i) / kDots;
        dots.push_back(dot(glm::vec2(std::cos(a), std::sin(a)) * kRadius, size));
    }
    return strokes(dots, size / 2);
}

/// Scaled from a place with side 1, with the texture.
Mesh forSide(Mesh mesh) {
    for (Vertex& vertex : mesh.vertices) {
        vertex.position *= kSketchSide;
        vertex.uv *= kSketchSide;
    }
    return mesh;
}

Mesh triangle() {
    Mesh mesh;
    for (const glm::vec2 p : {glm::vec2(0, -0.5F), glm::vec2(-0.5F, 0.5F), glm::vec2(0.5F, 0.5F)})
        mesh.vertices.push_back({{p.x, 0, p.y}, {0, 1, 0}, p, {1, 0, 0}});
    mesh.indices = {0, 1, 2};
    return mesh;
}

MeshId add(MeshSet& meshes, Mesh mesh) {
    meshes.push_back(forSide(std::move(mesh)));
    return MeshId(static_cast<std::uint16_t>(meshes.size() - 1));
}

}  // namespace

SketchMeshes addSketchMeshes(MeshSet& meshes) {
    SketchMeshes all;
    for (std::size_t i = 0; i < game::kInks; ++i) {
        const auto ink = static_cast<game::Ink>(i);
        all.rings[i] = {add(meshes, ring(ink, kWidth, 0)), add(meshes, ring(ink, kWidth, kRim))};
        all.bold[i] = {add(meshes, ring(ink, kBoldWidth, 0)), add(meshes, ring(ink, kBoldWidth, kRim))};
    }
    all.bar = add(meshes, plate({1, 1}));
    all.dot = add(meshes, strokes(std::vector<Line>{dot({0, 0}, 1)}, 0.5F));
    all.head = add(meshes, triangle());
    return all;
}

LineLook lineOf(game::Ink ink) {
    switch (ink) {
        case game::Ink::Green:
            break;
        case game::Ink::Red:
            return {.rails = 2};
        case game::Ink::Yellow:
            return {.dash = 2.2F, .gap = 1.1F};
        case game::Ink::Blue:
            return {.dash = 1, .gap = 0.7F, .dots = true};
    }
    return {};
}

}  // namespace scene
