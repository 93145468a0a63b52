// Bad input from the disk, the environment or the keyboard: the program never crashes, names file and place
// in a message, and loses nothing.

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "app/e2e/Program.h"
#include "support/Content.h"

namespace {

namespace fs = std::filesystem;
using e2e::Ending;
using e2e::expectPlayed;
using e2e::Sandbox;

constexpr const char* kCorpus = DOLMEN_SOURCE_DIR "/tests/fuzz/corpus";
/// Waits until everything is at rest, then takes a picture.
constexpr const char* kLook = "settle\nscreenshot picture.png\n";

std::vector<fs::path> corpus(const std::string& kind) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(fs::path(kCorpus) / kind)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

/// The text as a quoted argument of a script.
std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (c == '\n')
            out += "\\n";
        else if (c != '\r' && c != '\0')
            out += c;
    }
    return out + "\"";
}

// ---- game files ----

TEST(BadGames, EveryFileOfTheCorpusOpensOrIsExplained) {
    const Sandbox desk;
    std::string script;
    for (const fs::path& file : corpus("ptn"))
        script += "drop " + quoted(file.string()) + "\nsettle\nkey End\nsettle\nkey Escape\nkey Escape\n";
    expectPlayed(desk, script);
}

TEST(BadGames, EveryPositionOfTheCorpusIsPastedOrExplained) {
    const Sandbox desk;
    std::string script = "click \"New game\"\nclick \"Start\"\nsettle\n";
    for (const char* kind : {"tps", "move", "ptn"})
        for (const fs::path& file : corpus(kind))
            script += "paste " + quoted(support::contentOf(file)) +
                      "\nkey ctrl+v\nsettle\nkey Escape\nkey Escape\n";
    const Ending ending = desk.play(script + "expect playing yes\n");
    EXPECT_TRUE(ending.orderly()) << ending;
}

TEST(BadGames, NamesFileLineAndColumn) {
    const Sandbox desk;
    desk.write("broken.ptn", "[Size \"5\"]\n\n1. a1 e1\n2. a1\n");
    expectPlayed(
        desk,
        "settle\nexpect screen opening\nexpect text contains \"broken.ptn:4:\"\nclick \"Cancel\"\nexpect "
        "screen start\n",
        {"--open", "broken.ptn"});
}

TEST(BadGames, BinaryHugeAndEmptyFilesAreExplained) {
    const Sandbox desk;
    std::string noise(300000, '\0');
    for (std::size_t i = 0; i < noise.size(); ++i) noise[i] = static_cast<char>(i * 7919 >> 5);
    desk.write("noise.ptn", noise);
    desk.write("empty.ptn", "");
    desk.write("long.ptn", "[Size \"5\"]\n" + std::string(2000000, '('));
    desk.write("comment.ptn", "[Size \"5\"]\n{" + std::string(1000000, 'x'));
    desk.write("huge.ptn", "");
    fs::resize_file(desk.path("huge.ptn"), 200ULL << 20);
    std::string script;
    for (const char* name : {"noise", "empty", "long", "comment", "huge"}) {
        const std::string file = std::string(name) + ".ptn";
        script += "drop " + file + "\nsettle\nexpect screen notice\nexpect text contains " + file +
                  "\nkey Escape\nexpect screen start\n";
    }
    const Ending ending = desk.play(script);
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(ending.says("64 MiB")) << ending;
}

TEST(BadGames, TextsOfAnyLengthAreShown) {
    const Sandbox desk;
    const std::string endless(300000, 'x');
    std::string shuffle;  // two capstones that move back and forth
    for (int n = 3; n < 1500; ++n)
        shuffle += std::to_string(n) + (n % 2 != 0 ? ". a1+ e5-\n" : ". a2- e4+\n");
    desk.write("names.ptn", "[Size \"5\"]\n[Player1 \"" + endless + "\"]\n[Event \"" + endless +
                                "\"]\n\n1. a1 {" + endless + "} e1\n");
    desk.write("long.ptn", "[Size \"5\"]\n\n1. e5 a1\n2. c1 c5\n" + shuffle);
    std::string nested = "[Size \"5\"]\n\n1. a1 e1\n";
    desk.write("notag.ptn", nested);
    const Ending ending = desk.play(
        "drop names.ptn\nsettle\nexpect screen play\nkey End\nsettle\nmove a1\nwait 2\nkey "
        "ctrl+s\nsettle\nscreenshot 1.png\nkey Escape\n"
        "drop long.ptn\nsettle\nkey End\nsettle\nexpect ply 2998\nscreenshot 2.png\nkey Home\nsettle\nexpect "
        "ply 0\n"
        "paste \"" +
            endless + "\"\nkey ctrl+v\nsettle\nexpect screen notice\nscreenshot 3.png\nkey Escape\n",
        {"--size", "1280x720"});
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_LT(ending.output.size(), 20000U);
}

TEST(BadGames, FoldersPipesAndLockedFilesAreExplained) {
    const Sandbox desk;
    fs::create_directory(desk.path("folder.ptn"));  // a folder is offered to the library
    ASSERT_EQ(mkfifo(desk.path("pipe.ptn").c_str(), 0600), 0);
    desk.write("locked.ptn", "[Size \"5\"]\n");
    fs::permissions(desk.path("locked.ptn"), fs::perms::none);
    std::string script = "drop folder.ptn\nsettle\nexpect screen importQuestion\nkey Escape\n";
    for (const char* name : {"pipe.ptn", "locked.ptn", "/proc/self/mem", "/dev/zero", "no/such/file.ptn"}) {
        script += std::string("drop ") + name + "\nsettle\nexpect screen notice\nexpect text contains " +
                  name + "\nkey Escape\n";
    }
    expectPlayed(desk, script);
}

TEST(BadGames, SavingAGameOfManyKeepsTheOthers) {
    const Sandbox desk;
    const std::string others =
        "[Player1 \"Bo\"]\n[Size  \"4\"]\n\n1.  a1 {kept  as it is}\n\n[Size \"5\"]\r\n1. a1 e1";
    desk.write("games.ptn", "[Size \"3\"]\n\n1. a1 c3\n\n" + others);
    const std::string save =
        "key ctrl+s\nkey Return\nsettle\nclick \"Replace it\"\nsettle\nexpect screen play\n";
    expectPlayed(desk, "drop games.ptn\nsettle\nkey End\nsettle\nclick @b1\nsettle\n" + save +
                           "click @b2\nsettle\n" + save);
    const std::string text = desk.read("games.ptn");
    EXPECT_NE(text.find("2. b1 b2"), std::string::npos) << text;
    ASSERT_GT(text.size(), others.size());
    EXPECT_EQ(text.substr(text.size() - others.size()), others) << "to the byte";
    EXPECT_EQ(desk.run({"--offscreen", "--open", "games.ptn", "--screenshot", "x.png"}).status, 0);
}

TEST(BadGames, ALongReadingIsShownAndCanBeGivenUp) {
    const Sandbox desk;
    std::string games;
    for (int i = 0; i < 600'000; ++i) games += "[Size \"5\"]\n1. a1 e5 2. c3 Cd4 3. c2 d3 4. b2 b3\n*\n";
    desk.write("many.ptn", games);
    desk.write("one.ptn", "[Size \"5\"]\n1. a1 e5\n");
    expectPlayed(desk,
                 "drop many.ptn\nwait 0.7\nexpect screen start\nkey Escape\nwait 0.1\n"
                 "expect toast contains \"not opened\"\nexpect screen start\n"
                 "drop many.ptn\nwait 0.1\ndrop one.ptn\nsettle\nexpect screen play\nexpect moves \"a1 e5\"\n"
                 "drop many.ptn\nwait 0.1\nquit\n");
}

TEST(BadGames, LettersOfOldAndHarmfulFilesAreShown) {
    const Sandbox desk;
    desk.write("old.ptn",
               "[Player1 \"J\xFCrgen\"]\n[Player2 \"\x1b[2Jred\a\"]\n[Size \"5\"]\n\n1. a1 {sch\xF6n}\n");
    desk.write("wide.ptn", std::string("\xFF\xFE[\0S\0", 6));
    const Ending ending = desk.play(
        "drop old.ptn\nsettle\nexpect screen notice\nexpect text contains \"Windows-1252\"\nkey Escape\n"
        "expect players contains \"J\u00FCrgen\"\nscreenshot x.png\n"
        "drop wide.ptn\nsettle\nexpect text contains \"UTF-16\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_EQ(ending.output.find('\x1b'), std::string::npos) << ending;
}

TEST(BadGames, AWrongPlyIsReportedInAShortLine) {
    const Sandbox desk;
    const Ending ending = desk.run({"--offscreen", "--ply", "-1", "x.ptn"});
    EXPECT_NE(ending.status, 0);
    EXPECT_LT(ending.output.size(), 200U) << ending;
}

TEST(BadGames, ABadFileKeepsTheGameUnderWay) {
    const Sandbox desk;
    desk.write("broken.ptn", "[Size \"99\"]\n");
    expectPlayed(desk,
                 "click \"New game\"\nclick Start\nsettle\nclick @a1\nsettle\ndrop broken.ptn\nsettle\n"
                 "expect screen notice\nkey Escape\nexpect screen play\nexpect moves a1\n");
}

TEST(BadGames, AFailedSaveIsReported) {
    const Sandbox desk;
    desk.write("home/blocked", "a file, no folder");
    const std::string begin =
        "click \"New game\"\nclick Start\nsettle\nclick @a1\nsettle\nkey ctrl+s\nkey ctrl+a\n";
    expectPlayed(
        desk,
        begin +
            "text \"blocked/game.ptn\"\nsettle\nkey Return\nsettle\nexpect screen notice\n"
            "expect text contains \"blocked/game.ptn\"\nkey Escape\nexpect screen play\nexpect moves a1\n");
    EXPECT_EQ(desk.read("home/blocked"), "a file, no folder");
}

// ---- settings ----

TEST(BadSettings, AFileThatIsNotJsonIsSetAsideAtTheFirstWrite) {
    for (const char* text :
         {"{\"quality\": \"low\",", "[1, 2]", "nonsense", "\"text\"", "\xff\xfe\x01", "{\"a\": 1e999999}"}) {
        const Sandbox desk;
        desk.write("config/settings.json", text);
        const Ending ending = desk.play(
            "expect screen notice\nexpect text contains settings.json\nclick Close\nexpect screen start\n"
            "click \"New game\"\nclick Start\nsettle\n");
        EXPECT_EQ(ending.status, 0) << text << ending;
        EXPECT_EQ(desk.read("config/settings.json.broken-1"), text);
        EXPECT_EQ(desk.play("expect screen start\n").status, 0) << "told once is enough";
    }
}

TEST(BadSettings, ABrokenFileStaysWhereItIsWhileNothingIsChanged) {
    const Sandbox desk;
    desk.write("config/settings.json", "{\"quality\": \"low\",");
    expectPlayed(desk, "expect screen notice\nclick Close\nsettle\n");
    EXPECT_EQ(desk.read("config/settings.json"), "{\"quality\": \"low\",");
}

TEST(BadSettings, UnknownNamesAreReportedWithTheirPlace) {
    const Sandbox desk;
    desk.write("config/settings.json",
               "{\n\"quality\": \"hihg\",\n\"language\": \"xx\",\n\"opponents\": "
               "[\"\", \"hal\"],\n\"gameOptions\": {\"size\": \"700\"}}");
    expectPlayed(
        desk,
        "expect screen notice\nexpect text contains \"settings.json:2:12:\"\nexpect text contains "
        "\"settings.json:3:13:\"\nexpect text contains \"settings.json:4:14:\"\nexpect text contains hal\n"
        "expect text contains \"settings.json:5:16:\"\n");
}

TEST(BadSettings, AreReportedAlsoWhenAGameIsOpened) {
    const Sandbox desk;
    desk.write("config/settings.json", R"({"quality": "low", "animated": "yes"})");
    desk.write("broken.ptn", "[Size \"99\"]\n");
    desk.write("fine.ptn", "[Size \"5\"]\n\n1. a1 e1\n");
    expectPlayed(
        desk,
        "settle\nexpect screen notice\nexpect text contains animated\nclick Close\nexpect screen play\n",
        {"--open", "fine.ptn"});
    desk.write("config/settings.json", R"({"quality": "low", "animated": "yes"})");
    expectPlayed(desk,
                 "settle\nexpect text contains animated\nclick Close\nexpect screen notice\n"
                 "expect text contains broken.ptn\nclick Close\nexpect screen start\n",
                 {"--open", "broken.ptn"});
}

TEST(BadSettings, DeepNestingIsRefused) {
    const Sandbox desk;
    desk.write("config/settings.json",
               "{\"later\": " + std::string(200'000, '[') + std::string(200'000, ']') + "}");
    expectPlayed(desk, "expect screen notice\nclick Close\nclick \"New game\"\nclick Start\nsettle\n");
    EXPECT_LT(fs::file_size(desk.settings()), 5000U);
}

// ---- a game under way ----

constexpr const char* kBegin =
    "click \"New game\"\nclick Start\nsettle\nclick @a1\nsettle\nclick @e5\nsettle\n";

TEST(GameUnderWay, IsContinuedAfterTheWindowWasClosed) {
    const Sandbox desk;
    EXPECT_EQ(desk.play(std::string(kBegin) + "click @c3\nquit\n").status, 0);
    expectPlayed(
        desk,
        "settle\nexpect screen start\nclick \"Go on\"\nsettle\nexpect screen play\n"
        "expect moves \"a1 e5 c3\"\nexpect ply 3\nclick @d3\nsettle\nexpect moves \"a1 e5 c3 d3\"\n");
    expectPlayed(desk, "settle\nclick \"Go on\"\nsettle\nexpect moves \"a1 e5 c3 d3\"\n");
}

TEST(GameUnderWay, IsKeptWhereAnotherIsDroppedOnIt) {
    const Sandbox desk;
    desk.write("config/settings.json",
               R"({"quality": "low", "opponents": ["", ""], "playerNames": ["Ann", "Bo"]})");
    desk.write("other.ptn", "[Size \"6\"]\n\n1. a1 f1\n");
    expectPlayed(
        desk,
        "click \"New game\"\nclick Ann\nclick Start\nsettle\nclick @a1\nsettle\nclick @e5\nsettle\n"
        "drop other.ptn\nsettle\nexpect ply 0\nexpect toast contains \"is saved\"\n"
        "key Escape\nclick \"Main menu\"\nsettle\nexpect screen start\nexpect labels lacks Continue\n"
        "expect labels contains \"Last game\"\nclick \"Go on\"\nsettle\nexpect moves \"a1 e5\"\n",
        {"--size", "1280x720"});
}

TEST(GameUnderWay, IsNotOfferedOnceItHasEndedOrWasGivenUp) {
    const Sandbox desk;
    expectPlayed(
        desk,
        std::string(kBegin) +
            "key Escape\nclick \"Offer a draw\"\nsettle\nclick Accept\nsettle\nexpect result \"1/2-1/2\"\n");
    EXPECT_EQ(desk.play("settle\nexpect labels lacks \"Go on\"\n").status, 0);
    expectPlayed(desk, std::string(kBegin) + "key ctrl+n\nsettle\nclick Start\nsettle\n");
    EXPECT_EQ(desk.play("settle\nexpect labels lacks \"Go on\"\n").status, 0);
}

TEST(GameUnderWay, AnUnwritableFolderIsReported) {
    Sandbox desk;
    desk.write("file", "in the way");
    desk.set("XDG_DATA_HOME", desk.path("file").string());
    expectPlayed(desk, std::string(kBegin) + "expect toast contains \"the folder cannot be made\"\n");
}

TEST(BadSettings, WrongValuesAreNamedAndTheRestIsKept) {
    const Sandbox desk;
    desk.write(
        "config/settings.json",
        R"({"quality": "low", "opponents": ["", ""], "interfaceScale": 9, "animated": "yes", "windowWidth": -5, "language": 3,
        "playerNames": ["Ann", 7, "Bo"], "gameOptions": {"size": 5, "komi": "much", "stones": "-3"}, "recentFiles": 4,
        "theme": "nowhere", "animationSpeed": null, "later": {"kept": true}})");
    expectPlayed(desk,
                 "expect screen notice\nexpect text contains interfaceScale\nexpect text contains animated\n"
                 "expect text contains windowWidth\nexpect text contains recentFiles\nclick Close\n"
                 "click \"New game\"\nclick \"Ann\"\nclick Start\nsettle\nexpect players \"Ann, Bo\"\n",
                 {"--size", "1280x720"});
    EXPECT_NE(desk.read("config/settings.json").find("\"kept\": true"), std::string::npos)
        << "what a later version wrote is lost";
}

TEST(BadSettings, OptionsThatNoGameAcceptsAreExplained) {
    const Sandbox desk;
    desk.write(
        "config/settings.json",
        R"({"opponents": ["", ""], "gameOptions": {"size": "700", "stones": "0", "capstones": "1e99", "komi": "x", "rules": "y"}})");
    expectPlayed(
        desk,
        "expect text contains komi\nclick Close\nclick \"New game\"\nsettle\nclick Start\nsettle\nexpect "
        "screen play\n"
        "expect position \"x8/x8/x8/x8/x8/x8/x8/x8 1 1\"\nclick @a1\nsettle\nexpect moves a1\n");
}

TEST(BadSettings, AnUnwritableFolderIsReportedOnce) {
    Sandbox desk;
    desk.write("file", "in the way");
    desk.set("DOLMEN_CONFIG", desk.path("file/below").string());
    expectPlayed(
        desk,
        "click Settings\nclick Animation\nclick \"Animate pieces\"\nsettle\nexpect toast contains \"cannot "
        "be "
        "saved\"\n"
        "click \"Animate pieces\"\nsettle\nkey Escape\nclick \"New game\"\nclick Start\nsettle\nexpect "
        "screen "
        "play\n");
    EXPECT_EQ(desk.read("file"), "in the way");
}

TEST(BadSettings, AFolderInPlaceOfTheFileIsReported) {
    const Sandbox desk;
    fs::remove(desk.settings());
    fs::create_directory(desk.settings());
    expectPlayed(desk, "expect screen notice\nclick Close\nexpect screen start\n");
}

// ---- the program's own data ----

class BadData : public testing::Test {
  protected:
    /// A copy of the data that the program is told to use.
    void SetUp() override {
        fs::create_directory(desk_.path("data"));
        for (const char* part : {"assets", "shaders"})
            fs::copy(fs::path(DOLMEN_SOURCE_DIR) / part, desk_.path("data") / part,
                     fs::copy_options::recursive);
        desk_.set("DOLMEN_DATA", desk_.path("data").string());
    }
    [[nodiscard]] fs::path theme() const { return desk_.path("data/assets/themes/tavern"); }
    Sandbox desk_;
};

TEST_F(BadData, OneWrongValueKeepsTheRestOfTheTheme) {
    std::string text = desk_.read("data/assets/themes/tavern/theme.json");
    text.insert(text.find("\"sizes\": {") + 10, "\"nowhere\": 7, ");
    text.insert(text.find("\"sounds\": {") + 11, "\"plaec\": \"a.ogg\", ");
    std::ofstream(theme() / "theme.json") << text;
    const Ending ending = desk_.play(
        "settle\nexpect screen notice\nexpect text contains \"theme.json:440:24: sizes.nowhere\"\n"
        "expect text contains plaec\nclick Close\nexpect toast lacks plain\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST_F(BadData, WithoutAssetsTheTableIsPlain) {
    fs::remove_all(desk_.path("data/assets"));
    const Ending ending =
        desk_.play(std::string("expect screen notice\nexpect text contains assets/lessons\nclick Close\n"
                               "expect toast contains plain\n") +
                   kLook + "click \"New game\"\nclick Start\nsettle\nclick @c3\nsettle\nexpect moves c3\n");
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(desk_.has("picture.png"));
}

TEST_F(BadData, ADamagedNetworkIsNamedAndTheBotPlaysOn) {
    fs::resize_file(desk_.path("data/assets/engine/tak5.network"), 1000);
    const Ending ending = desk_.play(
        "expect screen notice\nexpect text contains tak5.network\nclick Close\nclick \"New game\"\nclick "
        "Start\n"
        "settle\nclick @c3\nsettle\nexpect moves c3\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST_F(BadData, ADamagedNetworkOfEndsIsNamedAndGamesArePlayedInstead) {
    fs::resize_file(desk_.path("data/assets/engine/tak5.ends"), 1000);
    const Ending ending = desk_.play(
        "expect screen notice\nexpect text contains tak5.ends\nclick Close\nclick \"New game\"\nclick "
        "Start\nsettle\npaste \"[Size \\\"5\\\"]\\n[TPS \\\"x5/x,1,2,x2/x,2,1,x2/x5/x5 1 3\\\"]\\n\\n\"\n"
        "key ctrl+v\nsettle\nkey m\nsettle\nexpect text contains \"simulated games\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST_F(BadData, ABrokenThemeIsNamed) {
    desk_.write("config/settings.json", R"({"quality": "low"})");
    for (const char* text : {"{", "[]", "{\"palette\": 5}", ""}) {
        std::ofstream(theme() / "theme.json") << text;
        const Ending ending = desk_.play(kLook);
        EXPECT_EQ(ending.status, 0) << ending;
        EXPECT_TRUE(ending.says("theme.json")) << text << ending;
    }
}

TEST_F(BadData, MissingAndBrokenTexturesAreNamed) {
    fs::remove(theme() / "wood_maple_albedo.jpg");
    fs::resize_file(theme() / "stone_white_albedo.jpg", 100);
    std::ofstream(theme() / "environment.hdr") << "no picture";
    const Ending ending = desk_.play(std::string(kLook) + "expect toast contains tavern\n");
    EXPECT_EQ(ending.status, 0) << ending;
    for (const char* name : {"wood_maple_albedo.jpg", "stone_white_albedo.jpg", "environment.hdr"})
        EXPECT_TRUE(ending.says(name)) << ending;
}

TEST_F(BadData, PipesInPlaceOfPicturesAreNamed) {
    for (const char* name : {"wood_maple_albedo.jpg", "environment.hdr"}) {
        fs::remove(theme() / name);
        ASSERT_EQ(mkfifo((theme() / name).c_str(), 0600), 0);
    }
    const Ending ending = desk_.play(kLook);
    EXPECT_EQ(ending.status, 0) << ending;
    for (const char* name : {"wood_maple_albedo.jpg", "environment.hdr"})
        EXPECT_TRUE(ending.says(std::string(name) + ": this is not a file")) << ending;
}

TEST_F(BadData, ACopiedPlaceWithBrokenFilesStillPlays) {
    const fs::path mine = desk_.path("config/themes/mine");
    fs::create_directories(mine.parent_path());
    fs::copy(fs::path(DOLMEN_SOURCE_DIR) / "assets/themes/megaliths", mine, fs::copy_options::recursive);
    std::ofstream(mine / "slab_1.obj") << "v 0 0 0\nv 1 0 0\nf 1 2 3\n";
    fs::remove(mine / "dome.obj");
    fs::resize_file(mine / "granite_albedo.jpg", 100);
    desk_.write("config/settings.json", R"({"quality": "low", "opponents": ["", ""], "theme": "mine"})");
    const Ending ending = desk_.play(
        "settle\nexpect screen notice\nclick Close\nclick \"New game\"\nclick Start\nsettle\nclick "
        "@c3\nsettle\nexpect moves c3\n" +
        std::string(kLook));
    EXPECT_EQ(ending.status, 0) << ending;
    for (const char* name : {"slab_1.obj:3:", "dome.obj", "granite_albedo.jpg"}) {
        const auto at = ending.output.find(name);
        ASSERT_NE(at, std::string::npos) << name << ending;
        EXPECT_EQ(ending.output.find(name, at + 1), std::string::npos) << "twice: " << name << ending;
    }
}

TEST_F(BadData, MissingShadersAreReportedAndReplaced) {
    fs::remove_all(desk_.path("data/shaders"));
    const Ending ending = desk_.play(std::string("expect toast contains \"shaders\"\n") + kLook);
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(ending.says("data/shaders")) << ending;
    EXPECT_TRUE(fs::exists(desk_.path("picture.png")));
}

TEST_F(BadData, ABrokenShaderIsNamedWithItsLineAndReplaced) {
    for (const auto& entry : fs::recursive_directory_iterator(desk_.path("data/shaders")))
        if (entry.path().filename() == "surface.frag")
            std::ofstream(entry.path(), std::ios::app) << "\nnonsense\n";
    const Ending ending = desk_.play(std::string("expect toast contains \"surface.frag\"\n") + kLook);
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(ending.says("surface.frag:")) << ending;
}

TEST_F(BadData, ABrokenCatalogueLeavesTheTextsEnglish) {
    desk_.write("data/locale/de/LC_MESSAGES/dolmen.mo",
                std::string("\xde\x12\x04\x95 nonsense that is much too short", 30));
    fs::create_directories(desk_.path("data/locale/fr/LC_MESSAGES/dolmen.mo"));
    for (const char* language : {"de", "fr", "xx", "../../..", "de_DE.UTF-8@euro"}) {
        desk_.write("config/settings.json",
                    std::string("{\"quality\": \"low\", \"language\": \"") + language + "\"}");
        const Ending ending = desk_.play(
            "settle\nexpect text contains language\nclick Close\nclick \"New game\"\nexpect screen \"new "
            "game\"\n");
        EXPECT_EQ(ending.status, 0) << language << ending;
    }
}

TEST_F(BadData, TheProgramRunsWithABrokenShowcase) {
    desk_.write("data/assets/games/showcase.tps", "nonsense");
    const Ending ending = desk_.play("settle\nexpect screen start\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

// ---- how it is started ----

TEST(BadStart, ArgumentsThatMeanNothingAreRefused) {
    const Sandbox desk;
    const std::vector<std::vector<std::string>> wrong{
        {"--size", "big"}, {"--size", "0x0"}, {"--size", "99999x5"}, {"--size"},
        {"--ply", "-1"},   {"--ply", "many"}, {"--nonsense"},        {"one.ptn", "two.ptn"}};
    for (std::vector<std::string> arguments : wrong) {
        arguments.emplace_back("--offscreen");
        const Ending ending = desk.run(arguments);
        EXPECT_EQ(ending.signal, 0) << ending;
        EXPECT_GT(ending.status, 0) << arguments.front() << ending;
        EXPECT_FALSE(ending.output.empty());
    }
    EXPECT_EQ(desk.run({"--help"}).status, 0);
    EXPECT_TRUE(desk.run({"--version"}).says("Dolmen"));
}

TEST(BadStart, APlyBeyondTheEndIsTheEnd) {
    const Sandbox desk;
    desk.write("short.ptn", "[Size \"5\"]\n\n1. a1 e1\n");
    expectPlayed(desk, "settle\nexpect ply 2\n", {"--open", "short.ptn", "--ply", "4000"});
}

TEST(BadStart, ScriptErrorsNameLineAndColumn) {
    const Sandbox desk;
    const std::vector<std::pair<std::string, std::string>> wrong{
        {"settle\n  clack @a1\n", "test.script:2:3:"},
        {"wait long\n", "test.script:1:"},
        {"click\n", "test.script:1:"},
        {"expect ply\n", "test.script:1:"},
        {"key Nonsense\n", "test.script:1:1:"},
        {"\nclick \"No such button\"\n", "test.script:2:1:"},
        {"expect ply 7\n", "test.script:1:1:"},
        {"expect nonsense 7\n", "test.script:1:1:"},
        {"text \"never ends\n", "test.script:1:"},
        {"click @z9\n", "test.script:1:1:"},
        {"screenshot no/folder/\n", "test.script:1:"},
        {"resize 0 0\n", "test.script:1:"}};
    for (const auto& [script, place] : wrong) {
        const Ending ending = desk.play(script);
        EXPECT_EQ(ending.status, 1) << script << ending;
        EXPECT_TRUE(ending.says(place)) << script << ending;
    }
    const Ending missing = desk.run({"--offscreen", "--script", "nowhere.script"});
    EXPECT_EQ(missing.status, 1) << missing;
    EXPECT_TRUE(missing.says("nowhere.script")) << missing;
}

TEST(BadStart, AMissingDisplayIsReported) {
    Sandbox desk;
    desk.set("XDG_RUNTIME_DIR", "");
    const Ending ending = desk.run({}, 60);
    EXPECT_EQ(ending.status, 1) << ending;
    EXPECT_TRUE(ending.says("display")) << ending;
}

TEST(BadStart, AnOldVersionOfOpenGlIsReported) {
    Sandbox desk;
    desk.set("MESA_GL_VERSION_OVERRIDE", "2.1");
    const Ending ending = desk.play(kLook);
    EXPECT_EQ(ending.status, 1) << ending;
    EXPECT_TRUE(ending.says("OpenGL")) << ending;
}

TEST(BadStart, AMissingDriverIsReported) {
    Sandbox desk;
    desk.set("LIBGL_DRIVERS_PATH", "/nonexistent");
    desk.set("GBM_BACKENDS_PATH", "/nonexistent");
    const Ending ending = desk.play(kLook);
    EXPECT_TRUE(ending.orderly()) << ending;
    EXPECT_TRUE(ending.status == 0 || ending.says("OpenGL") || ending.says("window")) << ending;
}

TEST(BadStart, AnInvalidSoundDriverIsIgnored) {
    Sandbox desk;
    desk.set("SDL_AUDIODRIVER", "nonsense");
    EXPECT_EQ(desk.play("settle\n").status, 0);
}

TEST(BadStart, AnUnwritablePictureIsReported) {
    const Sandbox desk;
    const Ending ending =
        desk.run({"--offscreen", "--size", "320x200", "--screenshot", "/proc/no/picture.png"});
    EXPECT_EQ(ending.status, 1) << ending;
    EXPECT_TRUE(ending.says("picture.png")) << ending;
}

}  // namespace
