#include "render/Quality.h"

#include <gtest/gtest.h>

#include "render/QualityGovernor.h"
#include "render/gl/GpuTimer.h"

namespace {

using render::QualityGovernor;
using render::QualityLevel;

/// Reports so many moving pictures, each taking this time; returns whether a setting changed.
bool run(QualityGovernor& governor, float milliseconds, int frames) {
    bool changed = false;
    for (int i = 0; i < frames; ++i) changed = governor.measured(milliseconds) || changed;
    return changed;
}

TEST(Quality, EveryLevelHasANameAndComesBackByIt) {
    for (const QualityLevel level : render::kQualityLevels)
        EXPECT_EQ(render::qualityNamed(render::nameOf(level)), level);
    EXPECT_FALSE(render::qualityNamed("auto"));
    EXPECT_FALSE(render::qualityNamed("Low"));
    EXPECT_FALSE(render::qualityNamed(""));
}

TEST(Quality, SlowerLevelsAreNeverWorse) {
    for (const QualityLevel level : {QualityLevel::Medium, QualityLevel::High}) {
        const render::Quality less =
            render::qualityOf(static_cast<QualityLevel>(static_cast<int>(level) - 1));
        const render::Quality more = render::qualityOf(level);
        EXPECT_GE(more.stillSamples, less.stillSamples);
        EXPECT_GE(more.shadowMapSize, less.shadowMapSize);
        EXPECT_GE(more.shadowTaps, less.shadowTaps);
        EXPECT_GE(more.antialiasing, less.antialiasing);
        EXPECT_GE(more.screenOcclusion, less.screenOcclusion);
        EXPECT_GE(more.anisotropy, less.anisotropy);
        EXPECT_GE(more.movingScale, less.movingScale);
    }
}

TEST(QualityGovernor, BeginsByTheDevice) {
    EXPECT_EQ(QualityGovernor(true).level(), QualityLevel::Software);
    EXPECT_EQ(QualityGovernor(false).level(), QualityLevel::Medium);
    EXPECT_EQ(QualityGovernor(true).quality(), render::qualityOf(QualityLevel::Software));
}

TEST(QualityGovernor, OnTheProcessorOnlyTheScaleFollows) {
    QualityGovernor governor(true);
    EXPECT_FALSE(run(governor, 30, 200)) << "fast enough";
    EXPECT_TRUE(run(governor, 100, 200));
    EXPECT_EQ(governor.level(), QualityLevel::Software);
    EXPECT_FLOAT_EQ(governor.quality().movingScale, 0.5F);
    EXPECT_FALSE(run(governor, 100, 200)) << "there is no less";
    EXPECT_TRUE(run(governor, 5, 400));
    EXPECT_EQ(governor.quality(), render::qualityOf(QualityLevel::Software));
}

TEST(QualityGovernor, ASlowDeviceGetsALowerLevelForGood) {
    QualityGovernor governor(false);
    EXPECT_TRUE(run(governor, 40, 400));
    EXPECT_EQ(governor.level(), QualityLevel::Low);
    run(governor, 1, 4000);
    EXPECT_EQ(governor.level(), QualityLevel::Low);
    EXPECT_FLOAT_EQ(governor.quality().movingScale, 1);
}

TEST(QualityGovernor, AFastDeviceRisesSlowly) {
    QualityGovernor governor(false);
    run(governor, 2, 40);
    EXPECT_EQ(governor.level(), QualityLevel::Medium);
    run(governor, 2, 400);
    EXPECT_EQ(governor.level(), QualityLevel::High);
}

TEST(QualityGovernor, StartsWithTheBestLevelThatIsFastEnough) {
    const auto chosen = [](float high, float medium) {
        QualityGovernor governor(false);
        governor.calibrate([&](QualityLevel level) { return level == QualityLevel::High ? high : medium; });
        return governor.level();
    };
    EXPECT_EQ(chosen(3, 1), QualityLevel::High);
    EXPECT_EQ(chosen(20, 4), QualityLevel::Medium);
    EXPECT_EQ(chosen(200, 40), QualityLevel::Low);
    QualityGovernor processor(true);
    processor.calibrate([](QualityLevel) { return 0.0F; });
    EXPECT_EQ(processor.level(), QualityLevel::Software);
    QualityGovernor byHand(false);
    byHand.set(QualityLevel::Low, 1);
    byHand.calibrate([](QualityLevel) { return 0.0F; });
    EXPECT_EQ(byHand.level(), QualityLevel::Low);
}

TEST(QualityGovernor, KeepsTheChoiceOfThePlayer) {
    QualityGovernor governor(true);
    governor.set(QualityLevel::High, 0.75F);
    EXPECT_FALSE(run(governor, 500, 400));
    EXPECT_EQ(governor.level(), QualityLevel::High);
    EXPECT_FLOAT_EQ(governor.quality().movingScale, 0.75F);
    governor.set({}, 1);
    EXPECT_TRUE(governor.automatic());
    EXPECT_EQ(governor.level(), QualityLevel::Software);
}

// The answers of 0 would look like an infinitely fast device, which then got the highest quality.
TEST(DeviceClock, ADeviceThatAlwaysAnswersZeroHasNoClock) {
    render::DeviceClock clock;
    EXPECT_TRUE(clock.runs()) << "it is supposed to have one";
    for (int i = 0; i < 20; ++i) EXPECT_FALSE(clock.millisecondsOf(0));
    EXPECT_FALSE(clock.runs());
}

TEST(DeviceClock, ASingleZeroIsOnlyLeftOut) {
    render::DeviceClock clock;
    for (int i = 0; i < 20; ++i) {
        EXPECT_FALSE(clock.millisecondsOf(0));
        const auto measured = clock.millisecondsOf(2'500'000);
        ASSERT_TRUE(measured);
        EXPECT_FLOAT_EQ(*measured, 2.5F);
    }
    EXPECT_TRUE(clock.runs());
}

}  // namespace
