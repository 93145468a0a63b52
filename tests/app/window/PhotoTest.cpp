#include "app/window/Photo.h"

#include <gtest/gtest.h>

namespace app {
namespace {

TEST(Photo, HasTheWindowsShapeAndFitsA4KPicture) {
    EXPECT_EQ(photoSize(16 / 9.0F, 2160), std::pair(3840, 2160));
    EXPECT_EQ(photoSize(16 / 9.0F, 1080), std::pair(1920, 1080));
    EXPECT_EQ(photoSize(2.0F, 2160), std::pair(3840, 1920));
    EXPECT_EQ(photoSize(0.5F, 1080), std::pair(540, 1080));
    for (const float nonsense : {0.0F, -1.0F, 1e9F}) {
        const auto [w, h] = photoSize(nonsense, 2160);
        EXPECT_TRUE(w >= 1 && w <= 3840 && h >= 1 && h <= 2160) << w << " by " << h;
    }
}

}  // namespace
}  // namespace app
