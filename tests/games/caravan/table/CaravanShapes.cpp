#include "games/caravan/table/CaravanShapes.h"

#include <array>
#include <vector>

#include "scene/Shapes.h"

namespace caravan::table {
namespace {

constexpr float kEdge = 0.0006F;  // radius of edges

constexpr float kCamelSize = 1.25F;  // factor of the sizes of the boxes below

/// Adds a part with its underside at this height.
void append(scene::Mesh& whole, const scene::Mesh& part, glm::vec3 at) {
    const auto first = static_cast<std::uint32_t>(whole.vertices.size());
    for (scene::Vertex vertex : part.vertices) {
        vertex.position += at;
        whole.vertices.push_back(vertex);
    }
    for (const std::uint32_t index : part.indices) whole.indices.push_back(first + index);
}

void appendBox(scene::Mesh& whole, glm::vec3 size, glm::vec3 at) {
    append(whole, scene::roundedBox(size, kEdge, 1), at);
}

}  // namespace

scene::Mesh stone() {
    const std::vector<glm::vec2> profile{{1e-5F, 0},
                                         {kStoneRadius - 0.002F, 0},
                                         {kStoneRadius, kStoneHeight - 0.003F},
                                         {kStoneRadius - 0.003F, kStoneHeight},
                                         {1e-5F, kStoneHeight}};
    return scene::lathe(profile, 28);
}

scene::Mesh gate() {
    scene::Mesh mesh;
    for (const float side : {-0.024F, 0.024F}) appendBox(mesh, {0.006F, 0.040F, 0.006F}, {side, 0, 0});
    appendBox(mesh, {0.060F, 0.006F, 0.008F}, {0, 0.040F, 0});
    return mesh;
}

scene::Mesh camel() {
    scene::Mesh mesh;
    for (const float along : {-0.010F, 0.010F})
        for (const float aside : {-0.004F, 0.004F})
            appendBox(mesh, {0.0030F, 0.013F, 0.0030F}, {along, 0, aside});
    appendBox(mesh, {0.026F, 0.009F, 0.012F}, {0, 0.012F, 0});
    for (const float along : {-0.006F, 0.005F}) appendBox(mesh, {0.008F, 0.006F, 0.008F}, {along, 0.020F, 0});
    appendBox(mesh, {0.004F, 0.016F, 0.005F}, {0.013F, 0.016F, 0});
    appendBox(mesh, {0.010F, 0.005F, 0.006F}, {0.015F, 0.031F, 0});
    // The head makes it longer in front than behind.
    const scene::Bounds bounds = scene::boundsOf(mesh);
    const float middle = (bounds.min.x + bounds.max.x) / 2;
    for (scene::Vertex& vertex : mesh.vertices) {
        vertex.position.x -= middle;
        vertex.position *= kCamelSize;
    }
    return mesh;
}

std::vector<PegPlace> pegsOf(int value) {
    constexpr std::array<PegPlace, 4> kCorners{{{-1, -1}, {1, 1}, {1, -1}, {-1, 1}}};
    std::vector<PegPlace> pegs(kCorners.begin(), kCorners.begin() + value / 2 * 2);
    if (value % 2 == 1) pegs.push_back({0, 0});
    return pegs;
}

scene::Mesh card(int pegs) {
    constexpr float kAside = 0.011F;
    constexpr float kAlong = 0.016F;
    scene::Mesh mesh = scene::roundedBox({kCardWidth, kCardThickness, kCardLength}, kEdge, 1);
    for (const PegPlace peg : pegsOf(pegs))
        appendBox(mesh, {0.007F, kPegHeight, 0.007F},
                  {peg.aside * kAside, kCardThickness, peg.along * kAlong});
    return mesh;
}

scene::Mesh tableTop(float radius) {
    const std::vector<glm::vec2> profile{{radius - 0.030F, -0.040F},
                                         {radius - 0.004F, -0.034F},
                                         {radius, -0.018F},
                                         {radius - 0.012F, 0},
                                         {1e-5F, 0}};
    return scene::lathe(profile, 64);
}

}  // namespace caravan::table
