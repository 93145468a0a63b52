#include "app/frame/StillPicture.h"

#include <gtest/gtest.h>

namespace app {
namespace {

using Step = StillPicture::Step;

constexpr float kPictureFrame = 1.0F / 60;
constexpr int kSamples = 4;  // samples of a whole picture

/// A table that is drawn when the policy asks for it.
class Table {
  public:
    explicit Table(bool measures) : policy(measures) {}

    Step frame(bool changed, bool onlyBreathes = false, float seconds = kPictureFrame) {
        if (changed) samples_ = 0;
        const Step step = policy.next({.changed = changed,
                                       .onlyBreathes = onlyBreathes,
                                       .samples = samples_,
                                       .converged = samples_ >= kSamples,
                                       .seconds = seconds});
        if (step == Step::Sample || step == Step::MeasuredSample) ++samples_;
        if (step == Step::WholePicture) samples_ = kSamples;
        return step;
    }
    /// Passes frames without a change until the policy asks for a drawing.
    Step next() {
        for (int i = 0; i < 100; ++i)
            if (const Step step = frame(false); step != Step::Nothing) return step;
        return Step::Nothing;
    }

    StillPicture policy;

  private:
    int samples_ = 0;
};

TEST(StillPicture, DrawsAMovingPictureForEveryChange) {
    Table table(false);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(table.frame(true), Step::MovingPicture);
}

TEST(StillPicture, WaitsForRestBeforeItRefines) {
    Table table(false);
    table.frame(true);
    EXPECT_EQ(table.frame(false, false, 0.05F), Step::Nothing);
    EXPECT_EQ(table.frame(false, false, 0.05F), Step::Sample);
}

TEST(StillPicture, AChangeStartsTheRestAnew) {
    Table table(false);
    table.frame(true);
    EXPECT_EQ(table.frame(false, false, 0.07F), Step::Nothing);
    EXPECT_EQ(table.frame(true, false, 0.07F), Step::MovingPicture);
    EXPECT_EQ(table.frame(false, false, 0.07F), Step::Nothing);
    EXPECT_EQ(table.frame(false, false, 0.07F), Step::Sample);
}

TEST(StillPicture, DrawsNothingOnceAllSamplesAreThere) {
    Table table(false);
    table.frame(true);
    for (int i = 0; i < kSamples; ++i) EXPECT_EQ(table.next(), Step::Sample);
    EXPECT_EQ(table.next(), Step::Nothing);
    EXPECT_EQ(table.frame(true), Step::MovingPicture);
}

TEST(StillPicture, ACameraMovementAtRestIsDrawnWhole) {
    Table table(false);
    EXPECT_EQ(table.frame(true, true), Step::WholePicture);
    EXPECT_EQ(table.frame(false, true), Step::Nothing);
    EXPECT_EQ(table.frame(true, true), Step::WholePicture);
}

TEST(StillPicture, MeasuresOneSampleAtRestButNotTheFirst) {
    Table table(true);
    table.frame(true);
    EXPECT_EQ(table.next(), Step::Sample);
    EXPECT_EQ(table.next(), Step::MeasuredSample);
    table.policy.measured(3);
    EXPECT_EQ(table.next(), Step::Sample);
    table.policy.forgetMeasurement();
    EXPECT_EQ(table.next(), Step::MeasuredSample) << "the size or the quality is another one";
}

TEST(StillPicture, ByTheFixedClockNothingIsMeasured) {
    Table table(false);
    table.frame(true);
    for (int i = 0; i < kSamples; ++i) EXPECT_EQ(table.next(), Step::Sample);
}

constexpr CameraHabits kAll{.turns = true, .follows = true, .breathes = true};

TEST(StillPicture, TheCameraOnlyTurnsUntilItIsKnownWhatASampleTakes) {
    const StillPicture policy(true);
    EXPECT_EQ(policy.affordable(kAll, 8, true), (CameraHabits{.turns = true}));
}

TEST(StillPicture, TheCameraMovesOnlyOnFastDevices) {
    StillPicture policy(true);
    policy.measured(1);
    EXPECT_EQ(policy.affordable(kAll, 8, true), kAll);
    EXPECT_EQ(policy.affordable(kAll, 16, true), (CameraHabits{.turns = true, .follows = true}))
        << "16 samples take longer than a breath may";
    policy.measured(20);
    EXPECT_EQ(policy.affordable(kAll, 1, true), (CameraHabits{.turns = true}));
}

TEST(StillPicture, AllowsOnlyMovementsThatThePlayerAllows) {
    StillPicture policy(true);
    policy.measured(0.1F);
    EXPECT_EQ(policy.affordable({}, 8, true), CameraHabits{});
}

TEST(StillPicture, TheCameraMovesAtRestOnlyIfSomebodyWatches) {
    StillPicture policy(true);
    policy.measured(1);
    EXPECT_FALSE(policy.affordable(kAll, 8, false).breathes) << "another window has the focus";
    policy.pass(119);
    EXPECT_TRUE(policy.affordable(kAll, 8, true).breathes);
    policy.pass(2);
    EXPECT_FALSE(policy.affordable(kAll, 8, true).breathes) << "nobody has touched anything for two minutes";
    policy.touched();
    EXPECT_TRUE(policy.affordable(kAll, 8, true).breathes);
}

}  // namespace
}  // namespace app
