// The files of a game with secrets that is not over, in the real program.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include "app/e2e/Program.h"

namespace {

namespace fs = std::filesystem;
using e2e::Sandbox;

constexpr const char* kThree =
    R"({"quality": "low", "game": "caravan", "playerNames": ["Ann", "Bo", "Cy"], "games": {"caravan": )"
    R"({"options": {"players": "3"}, "opponents": ["", "", ""]}}})";
constexpr const char* kTwoTurns =
    "click \"New game\"\nclick \"Who begins\"\nclick Ann\nclick Start\nsettle\nclick Uncover\nsettle\n"
    "click @a\nsettle\nclick Uncover\nsettle\nclick @b\nsettle\nexpect moves \"a5 b4\"\n";

/// Everything that the program has written into its data folder, SQLite's log included.
std::string kept(const Sandbox& desk) {
    std::string all;
    for (const auto& entry : fs::recursive_directory_iterator(desk.path(".")))
        if (entry.path().filename().string().starts_with("games.sqlite"))
            all += desk.read(fs::relative(entry.path(), desk.path(".")).string());
    return all;
}

TEST(Secrets, AKilledGameIsSealedAndGoesOn) {
    const Sandbox desk;
    desk.write("config/settings.json", kThree);
    desk.write("test.script", std::string(kTwoTurns) + "wait 2\nscreenshot here.png\nwait 3600\n");
    const auto killed = desk.runAndSignal({"--offscreen", "--size", "1280x720", "--script", "test.script"},
                                          "here.png", SIGKILL);
    ASSERT_EQ(killed.signal, SIGKILL) << killed;
    const std::string underWay = kept(desk);
    EXPECT_NE(underWay.find("Dolmen sealed text"), std::string::npos);
    EXPECT_EQ(underWay.find("[Seed "), std::string::npos) << "all hands follow from it";

    const auto resumed = desk.play(
        "settle\nclick \"Go on\"\nexpect position lacks \"1133\"\nsettle\nexpect moves \"a5 b4\"\n"
        "expect position \"5/4/0 ****/****/**** 54 ******\"\nclick Uncover\nsettle\n"
        "expect position \"5/4/0 ****/****/4423 54 ******\"\nkey Escape\nclick Resign\nclick Resign\nsettle\n"
        "expect position lacks \"*\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(resumed.status, 0) << resumed;
    EXPECT_NE(kept(desk).find("[Seed "), std::string::npos) << "it is over";
}

/// Two of three players have handed on a card when the program is killed: what they chose goes on, still
/// hidden, with the rest stones, the robbers and the rest of the deck.
TEST(Secrets, AKilledRoundGoesOnWhereItWas) {
    const Sandbox desk;
    desk.write("config/settings.json",
               R"({"quality": "low", "game": "caravan", "playerNames": ["Ann", "Bo", "Cy"], "games": )"
               R"({"caravan": {"options": {"players": "3", "gifts": "1", "rest": "1", "robbers": "1"}, )"
               R"("opponents": ["", "", ""]}}})");
    desk.write(
        "test.script",
        "click \"New game\"\nclick \"Who begins\"\nclick Ann\nclick Start\nsettle\nclick Uncover\nsettle\n"
        "click @a\nsettle\nclick Uncover\nsettle\nclick @a\nsettle\nexpect moves \"1>* 2>*\"\n"
        "wait 2\nscreenshot here.png\nwait 3600\n");
    const auto killed = desk.runAndSignal({"--offscreen", "--size", "1280x720", "--script", "test.script"},
                                          "here.png", SIGKILL);
    ASSERT_EQ(killed.signal, SIGKILL) << killed;

    const auto resumed = desk.play(
        "settle\nclick \"Go on\"\nsettle\nexpect moves \"1>* 2>*\"\nexpect position contains \"rest\"\n"
        "expect position contains \"robbers=***\"\nclick Uncover\nsettle\nexpect moves \"1>* 2>*\"\n"
        "click @a\nsettle\nexpect moves contains \"3>\"\nexpect ply 3\nclick Uncover\nsettle\nkey Escape\n"
        "click Resign\nclick Resign\nsettle\nexpect moves lacks \"*\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(resumed.status, 0) << resumed;
}

/// The file of a game under way is sealed, and no film shows its cards; once it is over, one may.
TEST(Secrets, AFilmIsMadeAfterTheEndOnly) {
    const Sandbox desk;
    desk.write("config/settings.json", kThree);
    const auto played =
        desk.play(std::string(kTwoTurns) +
                      "key ctrl+s\nexpect screen file\nkey ctrl+a\n"
                      "text sealed\nkey Return\nsettle\nclick Uncover\nsettle\nkey Escape\n"
                      "click Resign\nclick Resign\nsettle\nkey ctrl+s\nexpect screen file\nkey ctrl+a\n"
                      "text over\nkey Return\nsettle\n",
                  {"--size", "1280x720"});
    ASSERT_EQ(played.status, 0) << played;
    ASSERT_TRUE(desk.read("home/sealed.caravan").starts_with("Dolmen sealed text"));
    ASSERT_TRUE(desk.has("home/over.caravan"));

    const auto refused = desk.run({"film", "home/sealed.caravan", "--out", "sealed.gif"});
    EXPECT_EQ(refused.status, 1) << refused;
    EXPECT_TRUE(refused.says("A film would give away secrets while the game is under way.")) << refused;
    EXPECT_FALSE(desk.has("sealed.gif"));
    const auto made = desk.run({"film", "home/over.caravan", "--out", "over.gif"});
    EXPECT_EQ(made.status, 0) << made;
    EXPECT_TRUE(desk.read("over.gif").starts_with("GIF89a"));
}

}  // namespace
