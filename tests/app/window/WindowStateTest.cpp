#include "app/window/WindowState.h"

#include <gtest/gtest.h>

namespace {

using app::WindowState;
constexpr WindowState::Size kNormal{900, 600};
constexpr WindowState::Size kWhole{1280, 700};

TEST(WindowState, RemembersTheNormalSizeInWhicheverOrderTheReportsCome) {
    WindowState sizeFirst(kNormal);
    sizeFirst.resized(kWhole, 5000);
    sizeFirst.maximise(5010);
    EXPECT_TRUE(sizeFirst.maximised());
    EXPECT_EQ(sizeFirst.normal(), kNormal);

    WindowState stateFirst(kNormal);
    stateFirst.maximise(5000);
    stateFirst.resized(kWhole, 5010);
    EXPECT_TRUE(stateFirst.maximised());
    EXPECT_EQ(stateFirst.normal(), kNormal);
}

TEST(WindowState, ASizeChosenEarlierIsKept) {
    WindowState state(kNormal);
    state.resized({1000, 650}, 5000);
    state.maximise(8000);
    state.resized(kWhole, 8010);
    EXPECT_EQ(state.normal(), (WindowState::Size{1000, 650}));
}

TEST(WindowState, FollowsTheSizeAfterItIsRestored) {
    WindowState state(kNormal, true);
    state.resized(kWhole, 5000);
    EXPECT_EQ(state.normal(), kNormal);
    state.restore();
    state.resized({800, 500}, 9000);
    EXPECT_FALSE(state.maximised());
    EXPECT_EQ(state.normal(), (WindowState::Size{800, 500}));
}

}  // namespace
