#include "scene/Shapes.h"

#include <gtest/gtest.h>

#include <map>

namespace scene {
namespace {

float areaOf(const Mesh& mesh) {
    float area = 0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto at = [&](std::size_t k) { return mesh.vertices[mesh.indices[i + k]].position; };
        area += glm::length(glm::cross(at(1) - at(0), at(2) - at(0))) / 2;
    }
    return area;
}

TEST(Shapes, ASubdividedSurfaceIsTheSameButFinerNearThePoints) {
    const Mesh coarse = plate({2, 2});
    const std::vector<glm::vec3> points{{0.6F, 0.1F, 0.3F}};
    const Mesh fine = subdividedNear(coarse, points, 0.08F);
    EXPECT_NEAR(areaOf(fine), areaOf(coarse), 1e-4F);
    EXPECT_GT(fine.indices.size(), 30 * coarse.indices.size());
    EXPECT_LT(fine.indices.size(), 3000U) << "far from the points little is cut";
    for (std::size_t i = 0; i < fine.indices.size(); i += 3)
        for (std::size_t k = 0; k < 3; ++k) {
            const glm::vec3 a = fine.vertices[fine.indices[i + k]].position;
            const glm::vec3 b = fine.vertices[fine.indices[i + (k + 1) % 3]].position;
            const float distance = glm::distance((a + b) / 2.0F, points[0]);
            EXPECT_LE(glm::distance(a, b), std::max(distance, 0.08F) + 1e-5F);
        }
}

TEST(Shapes, ASubdividedSurfaceHasNoGaps) {
    const std::vector<glm::vec3> points{{0.2F, 0.1F, 0.0F}, {-0.5F, 0.2F, 0.4F}};
    const Mesh fine = subdividedNear(plate({2, 2}), points, 0.05F);
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> sides;
    for (std::size_t i = 0; i < fine.indices.size(); i += 3)
        for (std::size_t k = 0; k < 3; ++k)
            ++sides[std::minmax({fine.indices[i + k], fine.indices[i + (k + 1) % 3]})];
    for (const auto& [side, triangles] : sides) {
        const glm::vec3 middle =
            (fine.vertices[side.first].position + fine.vertices[side.second].position) / 2.0F;
        const bool rim = std::max(std::abs(middle.x), std::abs(middle.z)) > 0.9999F;
        EXPECT_EQ(triangles, rim ? 1 : 2) << middle.x << ' ' << middle.z;
    }
}

TEST(Shapes, WithoutPointsNothingIsSubdivided) {
    const Mesh coarse = plate({2, 2});
    EXPECT_EQ(subdividedNear(coarse, {}, 0.05F).vertices.size(), coarse.vertices.size());
}

TEST(Shapes, ATopHasTheHeightAndBreadthOfItsBox) {
    const glm::vec3 size(0.05F, 0.004F, 0.03F);
    const Bounds box = boundsOf(roundedBox(size, 0.001F));
    const Mesh top = roundedTop(size, 0.001F);
    EXPECT_FLOAT_EQ(boundsOf(top).max.y, box.max.y);
    EXPECT_NEAR(boundsOf(top).max.x, box.max.x, 0.0004F);
    for (const Vertex& v : top.vertices) EXPECT_GT(v.normal.y, 0.5F);
}

}  // namespace
}  // namespace scene
