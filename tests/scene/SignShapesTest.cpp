#include "scene/SignShapes.h"

#include <gtest/gtest.h>

#include <set>

namespace scene {
namespace {

TEST(SignShapes, StayOnTheirPlaceAndFaceUp) {
    constexpr float kSide = 0.05F;
    for (std::size_t i = 0; i < kSignShapes; ++i) {
        const Mesh mesh = signMesh(static_cast<SignShape>(i), kSide, 0.004F);
        ASSERT_FALSE(mesh.indices.empty());
        const Bounds b = boundsOf(mesh);
        EXPECT_GT(b.min.x, -kSide / 2) << i;
        EXPECT_LT(b.max.x, kSide / 2) << i;
        EXPECT_GT(b.min.z, -kSide / 2) << i;
        EXPECT_LT(b.max.z, kSide / 2) << i;
        for (std::size_t k = 0; k + 2 < mesh.indices.size(); k += 3) {
            const auto p = [&](std::size_t n) { return mesh.vertices[mesh.indices[k + n]].position; };
            EXPECT_GE(glm::cross(p(1) - p(0), p(2) - p(0)).y, -1e-9F);
        }
    }
}

/// Two players may need the same place: one sign has to lie within the other.
TEST(SignShapes, SeatsDoNotTouchEachOther) {
    const auto reach = [](const Mesh& mesh) {
        float nearest = 1;
        float farthest = 0;
        for (std::size_t k = 0; k + 2 < mesh.indices.size(); k += 3)
            for (int i = 0; i <= 10; ++i) {
                // Along the outer and the inner edge of a stroke.
                const auto p = [&](std::size_t n) { return mesh.vertices[mesh.indices[k + n]].position; };
                for (std::size_t n = 0; n < 3; ++n) {
                    const glm::vec3 at = glm::mix(p(n), p((n + 1) % 3), static_cast<float>(i) / 10);
                    nearest = std::min(nearest, glm::length(at));
                    farthest = std::max(farthest, glm::length(at));
                }
            }
        return std::pair(nearest, farthest);
    };
    const auto [ringIn, ringOut] = reach(signMesh(shapeOfSeat(0), 0.05F, 0.0046F));
    const auto [diamondIn, diamondOut] = reach(signMesh(shapeOfSeat(1), 0.05F, 0.0046F));
    const auto [crossIn, crossOut] = reach(signMesh(shapeOfSeat(2), 0.05F, 0.0046F));
    EXPECT_LT(ringOut, diamondIn);
    EXPECT_LT(crossOut, ringIn);
    std::set<SignShape> shapes;
    for (std::size_t seat = 0; seat < 4; ++seat) shapes.insert(shapeOfSeat(seat));
    EXPECT_EQ(shapes.size(), 4U);
    EXPECT_FALSE(shapes.contains(SignShape::Corners));
}

}  // namespace
}  // namespace scene
