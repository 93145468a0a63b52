#include "app/settings/Settings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/Files.h"
#include "base/Json.h"
#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;
using app::readSettings;
using app::Settings;

class SettingsTest : public testing::Test {
  protected:
    app::SettingsReading readText(const std::string& text) {
        EXPECT_TRUE(base::writeFile(file_, text));
        return readSettings(file_, "tak");
    }
    support::TemporaryFolder folder_;
    fs::path file_ = folder_ / "settings.json";
};

TEST_F(SettingsTest, AMissingFileMeansDefaults) {
    const auto reading = readSettings(file_, "tak");
    EXPECT_EQ(reading.settings, Settings());
    EXPECT_TRUE(reading.problems.empty());
}

TEST_F(SettingsTest, ComeBackAsTheyWereWritten) {
    Settings settings;
    settings.fullScreen = true;
    settings.quality = "high";
    settings.engineThreads = "6";
    settings.animationSpeed = 2.5;
    settings.interfaceScale = 1.75;
    settings.language = "de";
    settings.windowWidth = 1920;
    settings.playerNames = {"Ann", "Bö"};
    settings.speech = true;
    settings.captions = true;
    settings.highContrast = true;
    settings.thinkingSeconds = 10;
    settings.showThinking = true;
    settings.analysisPace = "deep";
    settings.analysisEngine = "engine:stone";
    settings.showProspects = true;
    settings.showForecast = true;
    settings.showExplorer = true;
    settings.showAnalysis = true;
    settings.showIdeas = false;
    settings.analysts = {"dolmen-10", "engine:flint"};
    settings.confirmMoves = true;
    settings.volumes = {.master = 0.25, .pieces = 0, .interface = 1, .ambience = 0.5};
    settings.game = "tak";
    settings.games["tak"] = {.options = {{"size", "6"}}, .opponents = {"", "dolmen-4"}};
    settings.games["other"] = {.options = {{"players", "3"}}};
    settings.rememberFile("/games/a.ptn");
    ASSERT_TRUE(app::writeSettings(settings, file_));
    const auto reading = readSettings(file_, "tak");
    EXPECT_EQ(reading.settings, settings);
    EXPECT_TRUE(reading.problems.empty());
}

TEST_F(SettingsTest, NamesOfEarlierVersionsAreReadAndReplaced) {
    const auto reading = readText(R"({"stonesVolume": 0.25, "announceThreats": false, "markThreats": false,
 "keys": {"plainBoard": ["F9"]}})");
    EXPECT_TRUE(reading.problems.empty());
    EXPECT_EQ(reading.settings.volumes.pieces, 0.25);
    EXPECT_FALSE(reading.settings.sayAnnouncements);
    EXPECT_FALSE(reading.settings.markAnnouncements);
    EXPECT_EQ(reading.settings.keys, (app::KeySettings{{"plainTable", {"F9"}}}));
    EXPECT_EQ(reading.positions.at(app::keyPosition("plainTable")), (base::TextPosition{2, 25}));
    ASSERT_TRUE(app::writeSettings(reading.settings, file_));
    const std::string written = base::readFile(file_).value();
    EXPECT_NE(written.find("\"piecesVolume\": 0.25"), std::string::npos);
    for (const char* former : {"stonesVolume", "announceThreats", "markThreats", "plainBoard"})
        EXPECT_EQ(written.find(former), std::string::npos) << former;
    EXPECT_EQ(readSettings(file_, "tak").settings, reading.settings);
}

TEST_F(SettingsTest, APresentNameOverridesAnEarlierOne) {
    const auto reading = readText(R"({"stonesVolume": 0.25, "piecesVolume": 0.75,
 "keys": {"plainBoard": ["F9"], "plainTable": ["F10"]}})");
    EXPECT_EQ(reading.settings.volumes.pieces, 0.75);
    EXPECT_EQ(reading.settings.keys, (app::KeySettings{{"plainTable", {"F10"}}}));
}

TEST_F(SettingsTest, ValuesWithoutAGameBelongToTheFirstOne) {
    const auto reading = readText(R"({"opponents": ["", "dolmen-1"],
 "gameOptions": {"size": "4"}, "games": {"other": {"options": {"size": "7"}}}})");
    EXPECT_TRUE(reading.problems.empty());
    ASSERT_EQ(reading.settings.games.size(), 2U);
    EXPECT_EQ(reading.settings.games.at("tak").options.at("size"), "4");
    EXPECT_EQ(reading.settings.games.at("tak").opponents, (std::vector<std::string>{"", "dolmen-1"}));
    EXPECT_EQ(reading.settings.games.at("other").options.at("size"), "7");
    EXPECT_EQ(reading.positions.at(app::positionKey("tak", "options")), (base::TextPosition{2, 17}));
    EXPECT_EQ(reading.settings.of("none"), nullptr);
    ASSERT_TRUE(app::writeSettings(reading.settings, file_));
    const std::string written = base::readFile(file_).value();
    EXPECT_EQ(written.find("gameOptions"), std::string::npos) << "one value would stand in two places";
    EXPECT_EQ(readSettings(file_, "other").settings, reading.settings);
}

TEST_F(SettingsTest, WrongValuesOfAGameAreNamedWithTheirPlace) {
    const auto reading = readText("{\"games\": {\"a\": 1,\n\"b\": {\"options\": [],\n\"opponents\": [1]}}}");
    ASSERT_EQ(reading.problems.size(), 3U);
    EXPECT_EQ(reading.problems[0].at, (base::TextPosition{1, 17}));
    EXPECT_EQ(reading.problems[1].at, (base::TextPosition{2, 18}));
    EXPECT_EQ(reading.problems[2].at, (base::TextPosition{3, 15}));
}

TEST_F(SettingsTest, UnknownValuesOfAGameAreKept) {
    (void)readText(R"({"games": {"tak": {"later": 1}, "gone": {"options": {}}}})");
    Settings settings;
    settings.games["tak"].options = {{"size", "3"}};
    ASSERT_TRUE(app::writeSettings(settings, file_));
    EXPECT_NE(base::readFile(file_)->find("later"), std::string::npos);
    EXPECT_NE(base::readFile(file_)->find("gone"), std::string::npos);
}

TEST_F(SettingsTest, UnknownValuesAreKept) {
    (void)readText(R"({"later": [1, 2], "quality": "low"})");
    ASSERT_TRUE(app::writeSettings({}, file_));
    EXPECT_NE(base::readFile(file_)->find("later"), std::string::npos);
}

TEST_F(SettingsTest, EachWrongValueIsNamedAndHasItsDefault) {
    const auto reading = readText(
        R"({"fullScreen": 1, "quality": 2, "animationSpeed": 9, "interfaceScale": "big", "windowHeight": -1,
                                     "playerNames": {}, "recentFiles": [1], "gameOptions": [], "animated": false})");
    EXPECT_EQ(reading.problems.size(), 8U);
    for (const base::Error& problem : reading.problems) EXPECT_EQ(problem.file, file_.string());
    Settings expected;
    expected.animated = false;
    EXPECT_EQ(reading.settings, expected);
}

/// A key with a value of the wrong type is reported with its place and ignored. Tests every key that a
/// settings file can have.
TEST_F(SettingsTest, EachKeyIsValidated) {
    Settings full;
    full.keys = {{"undo", {"ctrl+u"}}};
    full.games["tak"].options = {{"size", "6"}};
    full.rememberFile("/games/a.ptn");
    ASSERT_TRUE(app::writeSettings(full, file_));
    const auto written = base::Json::read(*base::readFile(file_), "");
    ASSERT_TRUE(written);
    int keys = 0;
    for (const auto& [key, value] : written->root().items()) {
        ++keys;
        // No key accepts null.
        const auto reading = readText("{\n\"" + key + "\": null}");
        ASSERT_EQ(reading.problems.size(), 1U) << key << " may be anything, and nothing is said";
        EXPECT_EQ(reading.problems.front().at.line, 2U) << key;
        EXPECT_NE(reading.problems.front().describe().find(key), std::string::npos);
        EXPECT_EQ(reading.settings, Settings()) << key << " has its default";
    }
    EXPECT_GT(keys, 30);
}

TEST_F(SettingsTest, NumbersAtTheirLimitsAreTaken) {
    const auto reading = readText(
        R"({"animationSpeed": 4, "interfaceScale": 0.75, "windowWidth": 640, "resolutionScale": 0.5})");
    EXPECT_TRUE(reading.problems.empty());
    EXPECT_EQ(reading.settings.interfaceScale, 0.75);
    EXPECT_EQ(reading.settings.windowWidth, 640);
}

TEST_F(SettingsTest, ABrokenFileIsLeftUntilSomethingIsWritten) {
    int kept = 0;
    for (const char* text : {"{", "[]", "null", "{\"a\": 1e9999}", "\xff", "{\"quality\": \"low\"} x"}) {
        const auto reading = readText(text);
        ASSERT_EQ(reading.problems.size(), 1U) << text;
        EXPECT_EQ(reading.settings, Settings());
        EXPECT_EQ(base::readFile(file_).value(), text) << "a misprint is to be mended where it is";
        ASSERT_TRUE(app::writeSettings(reading.settings, file_));
        EXPECT_EQ(base::readFile(file_.string() + ".broken-" + std::to_string(++kept)).value(), text);
        EXPECT_TRUE(readSettings(file_, "tak").problems.empty());
    }
    EXPECT_EQ(base::readFile(file_.string() + ".broken-1").value(), "{") << "an older one is overwritten";
}

TEST_F(SettingsTest, AFolderInPlaceOfTheFileIsSetAside) {
    fs::create_directory(file_);
    EXPECT_EQ(readSettings(file_, "tak").problems.size(), 1U);
    ASSERT_TRUE(app::writeSettings({}, file_));
    EXPECT_TRUE(fs::is_directory(file_.string() + ".broken-1"));
    EXPECT_TRUE(readSettings(file_, "tak").problems.empty());
}

TEST_F(SettingsTest, DeeplyNestedValuesAreDropped) {
    for (const std::size_t depth : {50U, 20'000U, 200'000U}) {
        const std::string text = R"({"later": )" + std::string(depth, '[') + std::string(depth, ']') + "}";
        const auto reading = readText(text);
        ASSERT_EQ(reading.problems.size(), 1U) << depth;
        EXPECT_EQ(reading.problems.front().at, (base::TextPosition{1, 42}));
        ASSERT_TRUE(app::writeSettings({}, file_));
        EXPECT_LT(fs::file_size(file_), 4096U);
    }
}

TEST_F(SettingsTest, AnUnknownQualityIsReported) {
    const auto reading = readText("{\n  \"quality\": \"hihg\"\n}");
    ASSERT_EQ(reading.problems.size(), 1U);
    EXPECT_EQ(reading.problems.front().describe(),
              file_.string() + ":2:14: \"quality\": expected one of auto, software, low, medium, high");
    EXPECT_EQ(reading.settings.quality, "auto");
}

TEST_F(SettingsTest, EachWrongValueIsNamedWithLineAndColumn) {
    const auto reading = readText("{\"animated\": 1,\n \"recentFiles\": [\"a\",\n  7], \"windowWidth\": -1}");
    ASSERT_EQ(reading.problems.size(), 3U);
    EXPECT_EQ(reading.problems[0].at, (base::TextPosition{1, 14}));
    EXPECT_EQ(reading.problems[1].at, (base::TextPosition{3, 22}));
    EXPECT_EQ(reading.problems[2].at, (base::TextPosition{3, 3}));
    EXPECT_EQ(reading.settings.recentFiles, std::vector<std::filesystem::path>{"a"});
    EXPECT_EQ(reading.positions.at("recentFiles"), (base::TextPosition{2, 17}));
}

TEST_F(SettingsTest, OnlySoManyProblemsAreKept) {
    std::string numbers = "1";
    for (int i = 0; i < 100'000; ++i) numbers += ",1";
    EXPECT_EQ(readText(R"({"recentFiles": [)" + numbers + "]}").problems.size(), 100U);
}

TEST_F(SettingsTest, ABrokenFileIsNamedWithLineAndColumn) {
    const auto reading = readText("{\n  \"quality\" \"low\"\n}");
    ASSERT_EQ(reading.problems.size(), 1U);
    EXPECT_EQ(reading.problems.front().at.line, 2);
    EXPECT_GT(reading.problems.front().at.column, 3);
}

TEST_F(SettingsTest, NamesThatAreNoTextAreWritten) {
    Settings settings;
    settings.playerNames = {"\xff\xfe"};
    EXPECT_TRUE(app::writeSettings(settings, file_));
    EXPECT_TRUE(readSettings(file_, "tak").problems.empty());
}

TEST_F(SettingsTest, EnginesComeBackAsTheyWereWritten) {
    Settings settings;
    settings.engines = {
        {.id = "a", .name = "Ä", .game = "tak", .command = {"/a b", "x"}, .options = {{"H", "1"}}},
        {.id = "b", .name = "B", .game = "other", .command = {"b"}}};
    ASSERT_TRUE(app::writeSettings(settings, file_));
    const auto reading = readSettings(file_, "tak");
    EXPECT_TRUE(reading.problems.empty());
    EXPECT_EQ(reading.settings, settings);
    settings.engines.clear();
    ASSERT_TRUE(app::writeSettings(settings, file_));
    EXPECT_EQ(base::readFile(file_)->find("engines"), std::string::npos);
}

TEST_F(SettingsTest, AnEngineNeedsNothingButACommand) {
    const auto reading = readText(
        R"({"engines": [{"command": ["/x/My Engine"]}, {"command": ["my-engine"]}, {"id": "my-engine-3", "command": ["y"]}]})");
    EXPECT_TRUE(reading.problems.empty());
    ASSERT_EQ(reading.settings.engines.size(), 3U);
    EXPECT_EQ(reading.settings.engines[0].id, "my-engine");
    EXPECT_EQ(reading.settings.engines[0].name, "My Engine");
    EXPECT_EQ(reading.settings.engines[0].game, "tak");
    EXPECT_EQ(reading.settings.engines[1].id, "my-engine-2");
    EXPECT_EQ(app::engineAt(reading.settings.engines, "engine:my-engine-3"), &reading.settings.engines[2]);
    EXPECT_EQ(app::engineAt(reading.settings.engines, "my-engine"), nullptr);
}

TEST_F(SettingsTest, WrongEnginesAreNamedWithTheirPlaceAndKept) {
    const auto reading = readText(
        "{\"engines\": [7,\n{\"id\": \"a\"},\n{\"command\": []},\n{\"command\": [\"x\"], \"name\": 1},\n"
        "{\"command\": [\"x\"], \"options\": {\"H\": 1}},\n{\"id\": \"a\", \"command\": [\"x\"], \"later\": "
        "1},\n"
        "{\"id\": \"a\", \"command\": [\"y\"]}]}");
    ASSERT_EQ(reading.problems.size(), 6U);
    const std::vector<base::TextPosition> places{{1, 14}, {2, 1}, {3, 13}, {4, 28}, {5, 37}, {7, 1}};
    for (std::size_t i = 0; i < places.size(); ++i) EXPECT_EQ(reading.problems[i].at, places[i]) << i;
    ASSERT_EQ(reading.settings.engines.size(), 1U);
    ASSERT_TRUE(app::writeSettings(reading.settings, file_));
    EXPECT_NE(base::readFile(file_)->find("later"), std::string::npos);
    EXPECT_EQ(readSettings(file_, "tak").problems.size(), 5U) << "what can be mended is still there";
    EXPECT_EQ(readText(R"({"engines": {}})").problems.size(), 1U);
}

// ---- two copies of the program, which have read the same file ----

TEST_F(SettingsTest, TwoCopiesKeepEachOthersChangesOfTheSameKey) {
    Settings before;
    before.games["tak"] = {.options = {{"size", "5"}}};
    before.games["other"] = {.options = {{"players", "3"}}};
    before.keys = {{"undo", {"ctrl+u"}}, {"redo", {"ctrl+r"}}};
    before.engines = {{.id = "a", .name = "A", .game = "tak", .command = {"a"}},
                      {.id = "b", .name = "B", .game = "tak", .command = {"b"}}};
    before.people = {"Ann", "Bob"};
    before.recentFiles = {"/games/a.ptn"};
    ASSERT_TRUE(app::writeSettings(before, file_));
    Settings first = before;
    first.games["tak"].options["size"] = "6";
    first.keys.erase("undo");
    first.engines.erase(first.engines.begin());
    first.rememberPerson("Cid");
    first.rememberFile("/games/b.ptn");
    Settings second = before;
    second.games["other"].options["players"] = "4";
    second.keys["hint"] = {"f8"};
    second.engines[1].options = {{"Hash", "16"}};
    second.engines.push_back({.id = "c", .name = "C", .game = "tak", .command = {"c"}});
    second.rememberPerson("Dan");
    second.rememberFile("/games/c.ptn");
    ASSERT_TRUE(app::writeChanges(first, before, file_, "tak"));
    ASSERT_TRUE(app::writeChanges(second, before, file_, "tak"));

    Settings both = before;
    both.games["tak"].options["size"] = "6";
    both.games["other"].options["players"] = "4";
    both.keys = {{"redo", {"ctrl+r"}}, {"hint", {"f8"}}};
    both.engines = {second.engines[1], second.engines[2]};
    both.people = {"Dan", "Cid", "Ann", "Bob"};
    both.recentFiles = {"/games/c.ptn", "/games/b.ptn", "/games/a.ptn"};
    EXPECT_EQ(readSettings(file_, "tak").settings, both);
    // A later change of the first copy, which has never seen those of the second.
    Settings later = first;
    later.coach = both.coach = !first.coach;
    ASSERT_TRUE(app::writeChanges(later, first, file_, "tak"));
    EXPECT_EQ(readSettings(file_, "tak").settings, both);
}

TEST_F(SettingsTest, TheLastOneWhoChangesAValueWins) {
    Settings before;
    before.keys = {{"undo", {"ctrl+u"}}};
    ASSERT_TRUE(app::writeSettings(before, file_));
    Settings first = before;
    first.theme = "garden";
    first.keys["undo"] = {"f7"};
    Settings second = before;
    second.theme = "library";
    second.keys.clear();
    ASSERT_TRUE(app::writeChanges(first, before, file_, "tak"));
    ASSERT_TRUE(app::writeChanges(second, before, file_, "tak"));
    EXPECT_EQ(readSettings(file_, "tak").settings, second);
}

TEST_F(SettingsTest, CopiesThatWriteAtTheSameTimeLoseNothing) {
    constexpr int kCopies = 8;
    ASSERT_TRUE(app::writeSettings({}, file_));
    {
        std::vector<std::jthread> copies;
        for (int copy = 0; copy < kCopies; ++copy)
            copies.emplace_back([this, copy] {
                Settings own;
                own.games["game " + std::to_string(copy)].options = {{"size", "5"}};
                EXPECT_TRUE(app::writeChanges(own, {}, file_, "tak"));
            });
    }
    EXPECT_EQ(readSettings(file_, "tak").settings.games.size(), std::size_t{kCopies});
}

TEST_F(SettingsTest, ValuesThatCannotBeUsedAreReplacedAndOthersStay) {
    const Settings before = readText(R"({"quality": "hihg", "theme": 7, "later": 1, "opponents": ["", "x"],
 "keys": {"undo": 1}, "games": {"other": {"options": {"size": "7"}}}})")
                                .settings;
    ASSERT_EQ(before.games.size(), 2U);
    Settings own = before;
    own.coach = !before.coach;
    ASSERT_TRUE(app::writeChanges(own, before, file_, "tak"));
    const auto reading = readSettings(file_, "tak");
    EXPECT_TRUE(reading.problems.empty());
    EXPECT_EQ(reading.settings, own);
    EXPECT_NE(base::readFile(file_)->find("later"), std::string::npos);
}

TEST_F(SettingsTest, ChangesToAMissingOrBrokenFileWriteAllOfIt) {
    Settings own;
    own.theme = "garden";
    ASSERT_TRUE(app::writeChanges(own, own, file_, "tak"));
    EXPECT_EQ(readSettings(file_, "tak").settings, own);
    (void)readText("{");
    ASSERT_TRUE(app::writeChanges(own, own, file_, "tak"));
    EXPECT_EQ(readSettings(file_, "tak").settings, own);
}

TEST(EngineThreads, AreNoMoreThanThisComputerHas) {
    const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    EXPECT_EQ(app::threadsOf("1"), 1);
    EXPECT_EQ(app::threadsOf("32"), std::min(32, cores));
    EXPECT_EQ(app::threadsOf("auto"), std::max(1, cores - 1)) << "one is left to the table";
}

TEST(EngineIds, AreMadeOfNamesAndAreFree) {
    EXPECT_EQ(app::freeEngineId({}, "Tiltak 1.2 (fast)"), "tiltak-1-2-fast");
    EXPECT_EQ(app::freeEngineId({}, "\xff"), "engine");
    EXPECT_EQ(app::freeEngineId({{.id = "x", .name = "", .game = "", .command = {"x"}}}, "X"), "x-2");
}

TEST(RecentFiles, AreFewAndNewestFirst) {
    Settings settings;
    for (int i = 0; i < 20; ++i) settings.rememberFile("/games/" + std::to_string(i));
    settings.rememberFile("/games/18");
    ASSERT_EQ(settings.recentFiles.size(), 8U);
    EXPECT_EQ(settings.recentFiles[0], "/games/18");
    EXPECT_EQ(settings.recentFiles[1], "/games/19");
}

TEST(RecentFiles, AndProgramsMayHaveAnyName) {
    const support::TemporaryFolder folder;
    const std::string latin = "/games/Partie d'\xE9t\xE9\n2.ptn";
    Settings settings;
    settings.rememberFile(latin);
    settings.rememberFile("/games/Caf\u00e9.ptn");
    settings.engines.push_back({.id = "x", .name = "X", .game = "tak", .command = {"/opt/\xFF", "--tei"}});
    ASSERT_TRUE(app::writeSettings(settings, folder / "settings.json"));
    const auto read = app::readSettings(folder / "settings.json", "tak");
    EXPECT_TRUE(read.problems.empty());
    EXPECT_EQ(read.settings.recentFiles, settings.recentFiles);
    ASSERT_EQ(read.settings.engines.size(), 1U);
    EXPECT_EQ(read.settings.engines[0].command, settings.engines[0].command);
}

}  // namespace
