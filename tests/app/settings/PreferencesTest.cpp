// The player's settings, as the program has them: applied at once, and written in the background.

#include "app/settings/Preferences.h"

#include <gtest/gtest.h>

#include <fstream>

#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

using app::Preferences;
using app::Settings;

class PreferencesTest : public testing::Test {
  protected:
    PreferencesTest() { paths_.config = folder_ / "config"; }
    [[nodiscard]] Preferences made(const std::optional<Settings>& instead = {}) {
        return {{paths_, games_, texts_, messages_, changes_, log_}, instead};
    }
    [[nodiscard]] std::string written() const {
        return base::readFile(paths_.config / "settings.json").value();
    }

    support::TemporaryFolder folder_;
    app::Paths paths_ = app::Paths::find();
    app::Games games_{app::gameCatalog()};
    i18n::Catalogue texts_;
    base::Log log_{base::Log::Sink()};
    app::Messages messages_{texts_, log_};
    app::Changes changes_;
};

TEST_F(PreferencesTest, AChangeIsAppliedAtOnceAndComesBack) {
    {
        Preferences preferences = made();
        Settings settings = preferences.settings();
        settings.highContrast = true;
        preferences.apply(settings);
        EXPECT_TRUE(preferences.settings().highContrast);
        EXPECT_TRUE(preferences.flush());
    }
    EXPECT_TRUE(made().settings().highContrast);
}

TEST_F(PreferencesTest, WhatIsTriedOutIsNotWrittenUntilItIsKept) {
    Preferences preferences = made();
    Settings settings = preferences.settings();
    settings.confirmMoves = true;
    preferences.apply(settings);
    EXPECT_TRUE(preferences.flush());
    const std::string before = written();
    preferences.setTrying(true);
    settings.fullScreen = true;
    preferences.apply(settings);
    preferences.update();
    EXPECT_FALSE(preferences.busy());
    EXPECT_EQ(written(), before);
    preferences.setTrying(false);
    EXPECT_TRUE(preferences.flush());
    EXPECT_NE(written(), before);
}

// As when the disk is full only for a while.
TEST_F(PreferencesTest, WhatCouldNotBeWrittenIsWrittenAtTheEnd) {
    std::ofstream(paths_.config) << "no folder";
    Preferences preferences = made();
    preferences.flip(&Settings::coach);
    preferences.update();
    while (preferences.busy()) preferences.update();
    ASSERT_FALSE(messages_.toasts().empty());
    std::filesystem::remove(paths_.config);
    EXPECT_TRUE(preferences.flush());
    EXPECT_NE(made().settings().coach, Settings().coach);
}

TEST_F(PreferencesTest, AFailureToWriteIsToldOnceUntilWritingWorksAgain) {
    Preferences preferences = made();
    const auto change = [&] {
        messages_.clearToasts();
        preferences.flip(&Settings::coach);
        preferences.update();
        while (preferences.busy()) preferences.update();
        return messages_.toasts().size();
    };
    std::ofstream(paths_.config) << "no folder";
    EXPECT_EQ(change(), 1U);
    EXPECT_EQ(change(), 0U);
    std::filesystem::remove(paths_.config);
    EXPECT_EQ(change(), 0U);
    std::filesystem::remove_all(paths_.config);
    std::ofstream(paths_.config) << "no folder";
    EXPECT_EQ(change(), 1U);
}

TEST_F(PreferencesTest, SettingsInsteadOfThePlayersOwnLeaveNoFile) {
    Preferences preferences = made(Settings());
    EXPECT_TRUE(preferences.flip(&Settings::coach) != Settings().coach);
    EXPECT_TRUE(preferences.flush());
    EXPECT_FALSE(std::filesystem::exists(paths_.config / "settings.json"));
}

TEST_F(PreferencesTest, TwoCopiesOfTheProgramKeepEachOthersChanges) {
    Preferences first = made();
    Preferences second = made();
    first.flip(&Settings::coach);
    EXPECT_TRUE(first.flush());
    second.setWindow({1111, 777}, false);
    EXPECT_TRUE(second.flush());
    const Preferences third = made();
    EXPECT_NE(third.settings().coach, Settings().coach);
    EXPECT_EQ(third.settings().windowWidth, 1111);
}

TEST_F(PreferencesTest, TwoCopiesKeepEachOthersChoicesForDifferentGames) {
    Preferences first = made();
    Preferences second = made();
    Settings settings = first.settings();
    settings.games["tak"].options = {{"size", "6"}};
    first.apply(settings);
    EXPECT_TRUE(first.flush());
    settings = second.settings();
    settings.games["tactiki"].opponents = {"", ""};
    second.apply(settings);
    EXPECT_TRUE(second.flush());
    const Preferences third = made();
    EXPECT_NE(third.settings().of("tak"), nullptr);
    EXPECT_NE(third.settings().of("tactiki"), nullptr);
}

TEST_F(PreferencesTest, AWrongValueDoesNotCostWhatAnotherCopyHasChanged) {
    std::filesystem::create_directories(paths_.config);
    ASSERT_TRUE(base::writeFile(paths_.config / "settings.json", R"({"captions": "maybe", "coach": false})"));
    Preferences first = made();
    Preferences second = made();
    EXPECT_TRUE(first.flip(&Settings::coach));
    EXPECT_TRUE(first.flush());
    second.setWindow({1111, 777}, false);
    EXPECT_TRUE(second.flush());
    EXPECT_EQ(written().find("maybe"), std::string::npos);
    const Preferences third = made();
    EXPECT_TRUE(third.settings().coach);
    EXPECT_EQ(third.settings().windowWidth, 1111);
}

TEST_F(PreferencesTest, TellsWhetherTablesLookDifferentNow) {
    Preferences preferences = made(Settings());
    std::vector<bool> heard;
    preferences.onApplied([&](bool tables) { heard.push_back(tables); });
    Settings settings = preferences.settings();
    settings.coach = !settings.coach;
    preferences.apply(settings);
    settings.largePrint = !settings.largePrint;
    preferences.apply(settings);
    EXPECT_EQ(heard, (std::vector<bool>{false, true}));
}

TEST_F(PreferencesTest, PiecesDoNotMoveWithoutAnimation) {
    Settings settings;
    settings.animated = false;
    EXPECT_EQ(made(settings).speed(), 0.0F);
    settings.animated = true;
    settings.animationSpeed = 2;
    EXPECT_EQ(made(settings).speed(), 2.0F);
}

TEST_F(PreferencesTest, AWrongValueIsToldAndTheRestIsRead) {
    std::filesystem::create_directories(paths_.config);
    ASSERT_TRUE(
        base::writeFile(paths_.config / "settings.json", R"({"coach": "maybe", "highContrast": true})"));
    EXPECT_TRUE(made().settings().highContrast);
    ASSERT_NE(messages_.nextNotice(), nullptr);
}

}  // namespace
