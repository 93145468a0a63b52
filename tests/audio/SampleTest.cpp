#include "audio/Sample.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "audio/Measures.h"

namespace {

using audio::Sample;
using audio::Tone;

/// A tenth of a second of a tone of this pitch, the same in both ears.
Sample tone(float hertz) {
    Sample sample;
    for (int i = 0; i < audio::kRate / 10; ++i) {
        const float x =
            0.5F * std::sin(2 * std::numbers::pi_v<float> * hertz * static_cast<float>(i) / audio::kRate);
        sample.insert(sample.end(), {x, x});
    }
    return sample;
}

float highestOf(const Sample& sample, std::size_t ear) {
    float most = 0;
    for (std::size_t i = ear; i < sample.size(); i += 2) most = std::max(most, std::abs(sample[i]));
    return most;
}

TEST(Toned, KeepsTheSoundWithoutChanges) {
    const Sample plain = tone(440);
    const Sample same = audio::toned(plain, {});
    ASSERT_EQ(same.size(), plain.size());
    for (std::size_t i = 0; i < plain.size(); ++i) ASSERT_NEAR(same[i], plain[i], 1e-5F);
}

TEST(Toned, AnOctaveHigherIsTwiceAsFast) {
    const Sample plain = tone(440);
    const Sample high = audio::toned(plain, {.pitch = 12});
    EXPECT_NEAR(static_cast<double>(high.size()), static_cast<double>(plain.size()) / 2, 4);
    EXPECT_NEAR(test::brightness(high), 880, 10);
    EXPECT_NEAR(test::brightness(audio::toned(plain, {.pitch = -12})), 220, 4);
}

TEST(Toned, BeginsWithSilenceIfDelayed) {
    const Sample late = audio::toned(tone(440), {.delay = 0.05F});
    EXPECT_EQ(test::highest(late, 0, 2400), 0);
    EXPECT_GT(test::highest(late, 2400, 2500), 0.4F);
}

TEST(Toned, ASoftBlowIsDull) {
    const auto left = [](float hertz, float brightness) {
        return highestOf(audio::toned(tone(hertz), {.brightness = brightness}), 0) / 0.5F;
    };
    EXPECT_GT(left(200, 0.3F), 0.9F);
    EXPECT_LT(left(8000, 0.3F), 0.2F);
    EXPECT_LT(left(8000, 0.3F), left(8000, 0.7F));
}

TEST(Toned, ComesFromItsSideWithoutChangingItsPower) {
    for (const float pan : {-0.6F, 0.0F, 0.4F}) {
        const Sample placed = audio::toned(tone(440), {.gain = 0.5F, .pan = pan});
        const float left = highestOf(placed, 0);
        const float right = highestOf(placed, 1);
        EXPECT_EQ(left > right, pan < 0) << pan;
        EXPECT_NEAR(left * left + right * right, 2 * 0.25F * 0.25F, 0.002F);
    }
}

TEST(Seam, IsClosedByLittleAndNothingElseChanges) {
    Sample loop(9600);
    for (std::size_t i = 0; i < 4800; ++i)
        loop[2 * i] = loop[2 * i + 1] = 0.1F * static_cast<float>(i) / 4800;
    const Sample before = loop;
    audio::closeSeam(loop);
    EXPECT_NEAR(loop[0], loop[2 * 4799], 1e-6F);
    for (std::size_t i = 1; i < 4800; ++i) EXPECT_LT(std::abs(loop[2 * i] - loop[2 * (i - 1)]), 0.0003F);
    EXPECT_EQ(Sample(loop.begin() + 600, loop.end() - 600), Sample(before.begin() + 600, before.end() - 600));
    Sample tiny(8, 0.1F);
    audio::closeSeam(tiny);
    EXPECT_EQ(tiny, Sample(8, 0.1F));
}

TEST(Limited, NeverReachesFullScaleAndKeepsTheOrder) {
    float before = 0;
    for (float x = 0; x < 20; x += 0.01F) {
        const float y = audio::limited(x);
        EXPECT_LT(y, 1);
        EXPECT_GE(y, before);
        EXPECT_FLOAT_EQ(audio::limited(-x), -y);
        if (x < 0.7F) {
            EXPECT_FLOAT_EQ(y, x);
        }
        before = y;
    }
}

}  // namespace
