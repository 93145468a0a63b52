#include "app/settings/SettingsCheck.h"

#include <gtest/gtest.h>

#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

class SettingsCheckTest : public testing::Test {
  protected:
    app::SettingsReading check(const std::string& text) {
        EXPECT_TRUE(base::writeFile(file_, text));
        app::SettingsReading reading = app::readSettings(file_, "tak");
        app::checkSettings(reading, file_, games_, {{"en", "English"}});
        return reading;
    }
    support::TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "settings.json";
    app::Games games_{app::gameCatalog()};
};

TEST_F(SettingsCheckTest, FindsNothingWrongWithGoodKeys) {
    EXPECT_TRUE(check(R"({"keys": {"undo": ["ctrl+u"], "photo": []}})").problems.empty());
    EXPECT_TRUE(check("{}").problems.empty());
}

TEST_F(SettingsCheckTest, NamesWrongKeysWithTheirPlace) {
    const auto reading = check(
        "{\"keys\": {\"undo\": [\"ctrl+Nokey\"],\n\"fly\": [],\n\"redo\": [\"c\"],\n"
        "\"photo\": 3}}");
    std::vector<std::string> problems;
    for (const base::Error& error : reading.problems) {
        EXPECT_EQ(error.file, file_.string());
        problems.push_back(std::to_string(error.at.line) + ": " + error.message.english());
    }
    EXPECT_EQ(problems, (std::vector<std::string>{
                            "4: \"photo\": expected a list of texts",
                            "2: \"fly\": there is no action \"fly\" for a key",
                            "1: \"undo\": there is no key \"ctrl+Nokey\"",
                            "3: \"redo\": c begins a typed move: it cannot be a key without Ctrl or Alt"}));
}

TEST_F(SettingsCheckTest, SeatsAreTakenByLevelsAndEnginesThatThereAre) {
    EXPECT_TRUE(
        check(R"({"opponents": ["dolmen-1", "engine:mock"], "engines": [{"id": "mock", "command": ["x"]}]})")
            .problems.empty());
    for (const char* wrong : {R"({"opponents": ["", "engine:mock"]})",
                              R"({"opponents": ["", "mock"], "engines": [{"id": "mock", "command": ["x"]}]})",
                              R"({"opponents": ["", "engine:mock"],
                                  "engines": [{"id": "mock", "game": "other", "command": ["x"]}]})"})
        EXPECT_EQ(check(wrong).problems.size(), 1U) << wrong;
}

TEST_F(SettingsCheckTest, NamesTextsThatMeanNothing) {
    const auto reading =
        check("{\"series\": \"for ever\",\n\"clocks\": [\"\", \"soon\"],\n\"game\": \"chess\"}");
    ASSERT_EQ(reading.problems.size(), 3U);
    EXPECT_NE(reading.problems[0].describe().find(":1:12: \"series\": there is no \"for ever\""),
              std::string::npos)
        << reading.problems[0].describe();
    EXPECT_EQ(reading.problems[1].at.line, 2U);
    EXPECT_EQ(reading.problems[2].at.line, 3U);
    app::Settings usual;
    usual.game = "tak";
    usual.series = "3 wins";
    usual.clocks = {"", "10:00 +20"};
    ASSERT_TRUE(app::writeSettings(usual, file_));
    EXPECT_TRUE(check(*base::readFile(file_)).problems.empty());
}

TEST_F(SettingsCheckTest, NamesMisprintsOfKeysButNotKeysOfLaterVersions) {
    const auto reading = check("{\"later\": 1, \"kept\": true,\n\"fulScreen\": true,\n\"captons\": true}");
    ASSERT_EQ(reading.problems.size(), 2U);
    EXPECT_NE(reading.problems[0].describe().find("did you mean \"captions\"?"), std::string::npos);
    EXPECT_EQ(reading.problems[0].at.line, 3U);
    EXPECT_NE(reading.problems[1].describe().find("did you mean \"fullScreen\"?"), std::string::npos);
}

TEST_F(SettingsCheckTest, NamesAKeyOfTwoActions) {
    const auto reading = check(R"({"keys": {"undo": ["ctrl+z", "Backspace"]}})");
    ASSERT_EQ(reading.problems.size(), 1U);
    EXPECT_NE(reading.problems[0].describe().find("Backspace is used for both \"undo\" and \"stepBack\""),
              std::string::npos);
}

TEST_F(SettingsCheckTest, OnlyKeysThatDifferAreWritten) {
    app::Settings settings;
    ASSERT_TRUE(app::writeSettings(settings, file_));
    EXPECT_EQ(base::readFile(file_).value().find("\"keys\""), std::string::npos);
    settings.keys["undo"] = {"ctrl+u"};
    ASSERT_TRUE(app::writeSettings(settings, file_));
    EXPECT_EQ(app::readSettings(file_, "tak").settings, settings);
    settings.keys.clear();
    ASSERT_TRUE(app::writeSettings(settings, file_));
    EXPECT_EQ(base::readFile(file_).value().find("\"keys\""), std::string::npos);
}

}  // namespace
