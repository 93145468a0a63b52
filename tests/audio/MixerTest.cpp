#include "audio/Mixer.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "audio/SilentDevice.h"
#include "audio/Sound.h"

namespace {

using audio::Bus;
using audio::Mixer;
using audio::Sample;
using audio::Volumes;

TEST(MixerTest, WithoutADeviceSaysWhy) {
    SDL_setenv("SDL_AUDIODRIVER", "nonesuch", 1);
    const auto mixer = Mixer::open();
    ASSERT_FALSE(mixer);
    EXPECT_NE(mixer.error().describe().find("there is no sound"), std::string::npos);
    EXPECT_TRUE(test::silentDevice()) << "and another time there may be one";
}

TEST(MixerTest, PlaysALimitedNumberAtOnce) {
    const auto mixer = test::silentDevice();
    ASSERT_TRUE(mixer);
    const Sample minute(std::size_t{60} * audio::kRate * 2, 0.1F);
    EXPECT_EQ(mixer->voices(), 0);
    mixer->play(minute);
    mixer->play(minute);
    EXPECT_EQ(mixer->voices(), 2);
    mixer->play({});
    EXPECT_EQ(mixer->voices(), 2) << "nothing is no sound";
    for (int i = 0; i < 30; ++i) mixer->play(minute);
    EXPECT_EQ(mixer->voices(), 24);
}

TEST(MixerTest, ChangesTheBackgroundSoundRepeatedly) {
    const auto mixer = test::silentDevice();
    ASSERT_TRUE(mixer);
    mixer->setAmbienceGain(0.5F);
    for (int i = 0; i < 20; ++i) {
        mixer->setAmbience(i % 3 == 2 ? Sample() : Sample(9600, 0.1F));
        mixer->setAmbienceGain(0.1F * static_cast<float>(i % 5));
    }
    EXPECT_EQ(mixer->voices(), 0) << "the ambience takes no voice away";
}

TEST(MixerTest, ABackgroundSoundEndsOnceItHasFadedOut) {
    const auto mixer = test::silentDevice();
    ASSERT_TRUE(mixer);
    mixer->setAmbienceGain(0.5F);
    mixer->setAmbience(Sample(9600, 0.1F));
    mixer->endFadedAmbience();
    EXPECT_EQ(mixer->ambiences(), 1);
    mixer->setAmbience(Sample(9600, 0.1F));
    for (int i = 0; i < 500 && mixer->ambiences() > 1; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        mixer->endFadedAmbience();
    }
    EXPECT_EQ(mixer->ambiences(), 1);
    mixer->setAmbienceGain(0);
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    mixer->endFadedAmbience();
    EXPECT_EQ(mixer->ambiences(), 1) << "what is only turned down goes on";
}

TEST(Gain, EachBusHasItsVolumeAndAllHaveTheMasters) {
    const Volumes volumes{.master = 0.5, .pieces = 1, .interface = 0.5, .ambience = 0};
    EXPECT_FLOAT_EQ(audio::gainOf(volumes, Bus::Pieces), 0.25F);
    EXPECT_FLOAT_EQ(audio::gainOf(volumes, Bus::Interface), 0.0625F);
    EXPECT_EQ(audio::gainOf(volumes, Bus::Ambience), 0);
    EXPECT_EQ(audio::gainOf({.master = 0}, Bus::Pieces), 0);
    EXPECT_EQ(audio::gainOf({}, Bus::Interface), 1);
}

}  // namespace
