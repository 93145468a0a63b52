#include "ui/kit/TooltipPlace.h"

#include <gtest/gtest.h>

namespace {

using ui::kit::Rect;

constexpr Rect kWhole{0, 0, 1280, 720};
const ImVec2 kTip{200, 60};
constexpr float kGap = 8;

Rect placed(const Rect& panel, const Rect& item, ImVec2 size = kTip) {
    const ImVec2 at = ui::kit::tooltipPlace(kWhole, panel, item, size, kGap);
    return {at.x, at.y, size.x, size.y};
}

TEST(TooltipPlace, IsBesideThePanelSoThatNoNeighbourIsCovered) {
    const Rect left{10, 10, 300, 700};
    EXPECT_EQ(placed(left, {20, 300, 40, 40}).x, 318);
    const Rect right{970, 10, 300, 700};
    EXPECT_EQ(placed(right, {980, 300, 40, 40}).x, 970 - kGap - kTip.x);
    for (const float y : {10.0F, 300.0F, 690.0F}) {
        const Rect tip = placed(right, {980, y, 40, 20});
        EXPECT_FALSE(tip.overlaps(right));
        EXPECT_GE(tip.y, 0);
        EXPECT_LE(tip.y + tip.height, kWhole.height);
    }
}

TEST(TooltipPlace, IsAboveOrBelowAPanelThatTakesAllTheWidth) {
    const Rect top{0, 0, 1280, 48};
    EXPECT_EQ(placed(top, {600, 4, 40, 40}).y, 56);
    const Rect bottom{0, 660, 1280, 60};
    EXPECT_EQ(placed(bottom, {600, 664, 40, 40}).y, 660 - kGap - kTip.y);
    EXPECT_EQ(placed(bottom, {1260, 664, 20, 40}).x, 1080) << "within the display";
}

TEST(TooltipPlace, IsNextToTheItemWhereThePanelTakesEverything) {
    EXPECT_EQ(placed(kWhole, {600, 100, 40, 40}).y, 148);
    EXPECT_EQ(placed(kWhole, {600, 670, 40, 40}).y, 670 - kGap - kTip.y);
    EXPECT_EQ(placed(kWhole, {600, 100, 40, 40}, {2000, 900}).x, 0)
        << "one that is too large begins in sight";
}

}  // namespace
