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

/// Two players may need the same place, so one sign has to lie within the other.
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

/// Players do not need to tell colours apart.
TEST(SignShapes, EverySeatHasAClaimOfItsOwn) {
    std::set<SignShape> shapes{SignShape::Corners, SignShape::Tile, SignShape::Triangle};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        shapes.insert(shapeOfSeat(seat));
        shapes.insert(claimOfSeat(seat));
    }
    EXPECT_EQ(shapes.size(), kSignShapes);
}

/// A place whose pieces look like a sign names other shapes.
TEST(SignShapes, APlaceMayChooseTheShapesOfItsSeats) {
    const std::vector<std::string> names{"diamond", "triangle", "nonsense"};
    EXPECT_EQ(shapeOfSeat(0, names), SignShape::Diamond);
    EXPECT_EQ(shapeOfSeat(1, names), SignShape::Triangle);
    EXPECT_EQ(shapeOfSeat(2, names), shapeOfSeat(2));
    EXPECT_EQ(shapeOfSeat(3, names), shapeOfSeat(3));
}

/// Claims are filled, so that they are seen at a glance; a tile covers most of its place.
TEST(SignShapes, ClaimsCoverTheirMiddle) {
    const auto covers = [](const Mesh& mesh, glm::vec2 at) {
        for (std::size_t k = 0; k + 2 < mesh.indices.size(); k += 3) {
            const auto p = [&](std::size_t n) {
                const glm::vec3 v = mesh.vertices[mesh.indices[k + n]].position;
                return glm::vec2(v.x, v.z);
            };
            const auto side = [&](glm::vec2 a, glm::vec2 b) {
                return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
            };
            const float s0 = side(p(0), p(1)), s1 = side(p(1), p(2)), s2 = side(p(2), p(0));
            if ((s0 >= 0 && s1 >= 0 && s2 >= 0) || (s0 <= 0 && s1 <= 0 && s2 <= 0)) return true;
        }
        return false;
    };
    for (std::size_t seat = 0; seat < 4; ++seat)
        for (const glm::vec2 at : {glm::vec2(0), glm::vec2(0.05F, 0.02F), glm::vec2(-0.03F, 0.05F)})
            EXPECT_TRUE(covers(signMesh(claimOfSeat(seat), 1, 0.06F), at)) << seat;
    for (const glm::vec2 at : {glm::vec2(0.4F, 0.4F), glm::vec2(-0.4F, 0.4F), glm::vec2(0.1F, 0.02F)})
        EXPECT_TRUE(covers(signMesh(SignShape::Tile, 1, 0.06F), at));
    EXPECT_FALSE(covers(signMesh(SignShape::Ring, 1, 0.06F), glm::vec2(0)));
}

}  // namespace
}  // namespace scene
