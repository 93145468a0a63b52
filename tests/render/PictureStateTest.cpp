#include "render/PictureState.h"

#include <gtest/gtest.h>

#include <vector>

namespace {

using render::PictureState;
using Shown = PictureState::Shown;

constexpr int kWanted = 6;

/// The numbers of samples after which the mean is shown.
std::vector<int> shownAfter(PictureState& state, int samples) {
    std::vector<int> shown;
    for (int i = 0; i < samples; ++i)
        if (state.addSample(kWanted)) shown.push_back(state.samples());
    return shown;
}

PictureState refined() {
    PictureState state;
    state.viewChanged();
    (void)shownAfter(state, kWanted);
    return state;
}

TEST(PictureState, BeginsWithoutAPicture) {
    PictureState state;
    EXPECT_EQ(state.shown(), Shown::Nothing);
    EXPECT_FALSE(state.hasPicture());
    EXPECT_FALSE(state.meanIsNewer());
    state.itemsChanged();
    state.viewChanged();
    EXPECT_EQ(state.shown(), Shown::Nothing);
}

TEST(PictureState, ShowsTheMeanEachTimeTheSamplesHaveDoubled) {
    PictureState state;
    state.viewChanged();
    state.drewMoving(false);
    EXPECT_EQ(state.shown(), Shown::Moving);
    EXPECT_EQ(shownAfter(state, 5), (std::vector{1, 2, 4}));
    EXPECT_EQ(state.shown(), Shown::Refining);
    EXPECT_EQ(shownAfter(state, 1), (std::vector{kWanted}));
    EXPECT_EQ(state.shown(), Shown::Refined);
    EXPECT_TRUE(state.meanIsNewer());
}

TEST(PictureState, ASingleSampleCanBeAllOfThem) {
    PictureState state;
    EXPECT_TRUE(state.addSample(1));
    EXPECT_EQ(state.shown(), Shown::Refined);
}

TEST(PictureState, TheRefinedPictureStaysAroundAPieceThatMovesUntilTheNextIsRefined) {
    PictureState state = refined();
    state.itemsChanged();
    EXPECT_EQ(state.samples(), 0);
    state.drewPart();
    EXPECT_EQ(state.shown(), Shown::Patched);
    EXPECT_FALSE(state.meanIsNewer());
    EXPECT_EQ(shownAfter(state, kWanted - 1), std::vector<int>{});
    EXPECT_EQ(state.shown(), Shown::Patched);
    EXPECT_TRUE(state.addSample(kWanted));
    EXPECT_EQ(state.shown(), Shown::Refined);
}

TEST(PictureState, WithoutAMovingPictureTheRefinedOneIsOutdated) {
    PictureState state = refined();
    state.itemsChanged();
    EXPECT_EQ(shownAfter(state, 2), std::vector<int>{});
    EXPECT_EQ(state.shown(), Shown::Outdated);
    EXPECT_TRUE(state.meanIsNewer());
    state.itemsChanged();
    state.drewPart();
    EXPECT_EQ(state.shown(), Shown::Patched);
}

TEST(PictureState, APartOfAPictureThatWasNotRefinedMakesItAMovingOne) {
    PictureState state;
    state.viewChanged();
    (void)shownAfter(state, 3);
    state.itemsChanged();
    EXPECT_EQ(state.shown(), Shown::Refining);
    state.drewPart();
    EXPECT_EQ(state.shown(), Shown::Moving);
    EXPECT_EQ(shownAfter(state, 2), (std::vector{1, 2}));
}

TEST(PictureState, OfAnotherViewTheFirstSampleIsShown) {
    for (const bool patched : {false, true}) {
        PictureState state = refined();
        if (patched) {
            state.itemsChanged();
            state.drewPart();
        }
        const bool newer = state.meanIsNewer();
        state.viewChanged();
        EXPECT_EQ(state.meanIsNewer(), newer) << "nothing was drawn yet";
        EXPECT_EQ(shownAfter(state, 1), std::vector{1});
        EXPECT_EQ(state.shown(), Shown::Refining);
    }
}

TEST(PictureState, TheFirstSampleReplacesAReducedPicture) {
    PictureState state = refined();
    state.viewChanged();
    state.drewMoving(true);
    EXPECT_TRUE(state.reduced());
    EXPECT_FALSE(state.meanIsNewer());
    EXPECT_EQ(shownAfter(state, 1), std::vector{1});
    EXPECT_FALSE(state.reduced());
}

TEST(PictureState, ForgetsInEveryState) {
    for (const bool reduced : {false, true}) {
        PictureState state = refined();
        state.drewMoving(reduced);
        state.forget();
        EXPECT_EQ(state.shown(), Shown::Nothing);
        EXPECT_EQ(state.samples(), 0);
    }
}

}  // namespace
