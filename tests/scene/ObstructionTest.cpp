#include "scene/Obstruction.h"

#include <gtest/gtest.h>

namespace {

using scene::Bounds;
using scene::hiddenShare;

constexpr float kRadius = 0.15F;
const glm::vec3 kEye(0, 0.3F, 0.6F);
/// A candle of this width, in front of the eye or elsewhere.
Bounds candleAt(float x, float z, float half = 0.02F) {
    return {{x - half, 0, z - half}, {x + half, 0.25F, z + half}};
}

TEST(Obstruction, ObjectsBehindOrBesideTheBoardHideNothing) {
    EXPECT_EQ(hiddenShare(candleAt(0, -0.3F), kEye, kRadius), 0);
    EXPECT_EQ(hiddenShare(candleAt(0.3F, 0.1F), kEye, kRadius), 0);
    EXPECT_EQ(hiddenShare(candleAt(0, 0.9F), kEye, kRadius), 0) << "behind the eye";
    EXPECT_EQ(hiddenShare({{-2, -0.1F, -2}, {2, 0, 2}}, kEye, kRadius), 0) << "the table itself";
    EXPECT_EQ(hiddenShare({{-2, -0.1F, -2}, {2, 0.06F, 2}}, kEye, kRadius), 0) << "uneven ground";
}

TEST(Obstruction, WiderObjectsInFrontHideMore) {
    const float slim = hiddenShare(candleAt(0, 0.3F), kEye, kRadius);
    EXPECT_GT(slim, 0.05F);
    EXPECT_GT(hiddenShare(candleAt(0, 0.3F, 0.06F), kEye, kRadius), slim);
}

TEST(Obstruction, ObjectsThatHideTheBoardAreAlmostTransparent) {
    EXPECT_EQ(scene::opacityOf(0), 1);
    EXPECT_LT(scene::opacityOf(0.02F), 1);
    EXPECT_LE(scene::opacityOf(0.1F), 0.1F);
    EXPECT_GT(scene::opacityOf(1), 0) << "one knows that something is there";
}

}  // namespace
