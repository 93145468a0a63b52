// Settings after which a player may see nothing stay only if he confirms them.
#include "app/settings/SettingsTrial.h"

#include <gtest/gtest.h>

#include "app/ProgramParts.h"

namespace app {
namespace {

class SettingsTrialTest : public testing::Test {
  protected:
    template <class Change>
    void apply(Change change) {
        Settings settings = parts_.preferences.settings();
        change(settings);
        trial_.apply(settings);
    }
    void fillScreen() {
        apply([](Settings& settings) { settings.fullScreen = true; });
    }
    void pass(float seconds) {
        trial_.update(seconds);
        (void)parts_.screens.update(false);
    }
    [[nodiscard]] bool asks() const { return parts_.screens.onTop(ScreenId::KeepSettings); }
    [[nodiscard]] bool fullScreen() const { return parts_.preferences.settings().fullScreen; }

    test::ProgramParts parts_{gameCatalog(), Settings()};
    SettingsTrial trial_{parts_.preferences, parts_.screens};
};

TEST_F(SettingsTrialTest, HarmlessSettingsNeedNone) {
    apply([](Settings& settings) { settings.coach = true; });
    EXPECT_FALSE(trial_.running());
    EXPECT_TRUE(parts_.preferences.settings().coach);
}

TEST_F(SettingsTrialTest, WithoutAnAnswerTheOldOnesComeBack) {
    fillScreen();
    EXPECT_TRUE(trial_.aboutToAsk());
    pass(1);
    EXPECT_TRUE(asks());
    EXPECT_FLOAT_EQ(trial_.secondsLeft(), SettingsTrial::kSeconds);
    pass(SettingsTrial::kSeconds - 0.1F);
    EXPECT_TRUE(fullScreen());
    pass(0.2F);
    EXPECT_FALSE(fullScreen());
    EXPECT_FALSE(trial_.running());
}

TEST_F(SettingsTrialTest, WhatIsConfirmedStays) {
    fillScreen();
    pass(1);
    trial_.keep();
    pass(2 * SettingsTrial::kSeconds);
    EXPECT_TRUE(fullScreen());
}

TEST_F(SettingsTrialTest, AnotherSizeOfTextsStaysWithoutAQuestion) {
    apply([](Settings& settings) { settings.interfaceScale = 2.25; });
    EXPECT_FALSE(trial_.running());
    pass(2 * SettingsTrial::kSeconds);
    EXPECT_FALSE(asks());
    EXPECT_EQ(parts_.preferences.settings().interfaceScale, 2.25);
}

TEST_F(SettingsTrialTest, TakingTheChangeBackEndsIt) {
    fillScreen();
    apply([](Settings& settings) { settings.fullScreen = false; });
    EXPECT_FALSE(trial_.running());
    pass(10);
    EXPECT_FALSE(asks());
}

TEST_F(SettingsTrialTest, TheKeyForFullScreenEndsIt) {
    fillScreen();
    parts_.preferences.flip(&Settings::fullScreen);
    pass(1);
    EXPECT_FALSE(trial_.running());
    EXPECT_FALSE(asks());
    // Also once the question is on the screen.
    fillScreen();
    pass(1);
    EXPECT_TRUE(asks());
    parts_.preferences.flip(&Settings::fullScreen);
    pass(0.1F);
    EXPECT_FALSE(trial_.running());
    EXPECT_FALSE(fullScreen());
}

}  // namespace
}  // namespace app
