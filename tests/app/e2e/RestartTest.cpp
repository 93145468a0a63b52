// Choices of one run are stored for the next.
#include <gtest/gtest.h>

#include "app/e2e/Program.h"

namespace {

using e2e::expectPlayed;
using e2e::Sandbox;

TEST(Restart, KeysStayBound) {
    const Sandbox desk;
    expectPlayed(desk,
                 "click Settings\nclick Controls\ntext \"lastmove\"\nclick \"Take the last move back\"\n"
                 "key ctrl+u\nexpect text contains \"back: Ctrl+U\"\nsettle\n");
    EXPECT_NE(desk.read("config/settings.json").find("\"undo\""), std::string::npos);
    EXPECT_EQ(desk.read("config/settings.json").find("\"redo\""), std::string::npos);
    expectPlayed(
        desk,
        "click \"New game\"\nclick Start\nsettle\ntext a1\nsettle\nkey Return\nsettle\nexpect ply 1\n"
        "key ctrl+z\nsettle\nexpect ply 1\nkey ctrl+u\nsettle\nexpect ply 0\n");
}

TEST(Restart, AWrongKeyIsNamedAndTheRestHolds) {
    const Sandbox desk;
    desk.write("config/settings.json",
               R"({"quality": "low", "opponents": ["", ""], "keys": {"undo": ["ctrl+u"], "fly": ["x"]}})");
    expectPlayed(
        desk,
        "expect screen notice\nexpect text contains \"fly\"\nkey Escape\nclick \"New game\"\nclick Start\n"
        "settle\ntext a1\nsettle\nkey Return\nsettle\nkey ctrl+u\nsettle\nexpect ply 0\n");
}

TEST(Restart, AGameAgainstAnEngineOfOthersGoesOnWithIt) {
    const Sandbox desk;
    desk.write(
        "config/settings.json",
        std::string(R"({"quality": "low", "opponents": ["", "engine:mock"], "playerNames": ["Ann"], )") +
            R"("gameOptions": {"size": "4"}, "engines": [{"id": "mock", "name": "Stone", "command": [")" +
            DOLMEN_BINARY_DIR "/bin/mock-engine" + "\"]}]}");
    expectPlayed(
        desk,
        "click \"New game\"\nclick Ann\nclick Start\nsettle\nclick @d4\nsettle\nexpect moves \"d4 a1\"\n",
        {"--size", "1280x720"});
    expectPlayed(desk,
                 "settle\nclick \"Go on\"\nsettle\nexpect players \"Ann, Stone\"\nclick @b1\nsettle\n"
                 "expect moves \"d4 a1 b1 c1\"\n",
                 {"--size", "1280x720"});
}

TEST(Restart, AFormThatWasLeftDoesNotUndoASetting) {
    const Sandbox desk;
    expectPlayed(
        desk,
        "click \"New game\"\nkey Escape\nclick Settings\nclick Interface\nsettle\nclick Coach\nsettle\n"
        "key Escape\nexpect screen start\nclick \"New game\"\nclick Start\nsettle\n",
        {"--size", "1280x720"});
    EXPECT_NE(desk.read("config/settings.json").find("\"coach\": true"), std::string::npos);
}

TEST(Restart, ArgumentsOfAnEngineThatWereTypedLastAreKept) {
    const Sandbox desk;
    desk.write(
        "config/settings.json",
        std::string(R"({"quality": "low", "engines": [{"id": "mock", "name": "Stone", "command": [")") +
            DOLMEN_BINARY_DIR "/bin/mock-engine" + "\"]}]}");
    expectPlayed(desk, "click Settings\nclick Engines\nsettle\nclick Arguments\ntext options\nsettle\nquit\n",
                 {"--size", "1280x720"});
    EXPECT_NE(desk.read("config/settings.json").find("/bin/mock-engine\","), std::string::npos)
        << "another word follows: " << desk.read("config/settings.json");
}

TEST(Restart, WhatWasDrawnIsThereAgain) {
    const Sandbox desk;
    desk.write("config/settings.json", R"({"quality": "low", "opponents": ["", ""]})");
    expectPlayed(desk,
                 "click \"New game\"\nclick Start\nsettle\nclick @a1\nsettle\nkey , down\npress @b2\n"
                 "release @d4\npress @c1\nrelease @c1\nkey , up\nsettle\n"
                 "expect drawn \"[%csl Gc1][%cal Gb2d4]\"\nclick @e5\nsettle\nexpect drawn \"\"\n");
    expectPlayed(desk,
                 "settle\nclick \"Go on\"\nsettle\nexpect ply 2\nexpect drawn \"\"\nkey PageUp\nsettle\n"
                 "expect drawn \"[%csl Gc1][%cal Gb2d4]\"\n");
}

TEST(Restart, TextsGrowByClicksOnOneSpot) {
    const Sandbox desk;
    // The button moves once the new size is applied, which happens only after its release.
    expectPlayed(desk,
                 "click Settings\nclick Interface\nsettle\nclick 360,316\nwait 0.4\nclick 360,316\nwait 0.4\n"
                 "click 360,316\nsettle\nexpect screen settings\n",
                 {"--size", "1280x720"});
    EXPECT_NE(desk.read("config/settings.json").find("\"interfaceScale\": 1.75"), std::string::npos)
        << desk.read("config/settings.json");
}

TEST(Restart, SettingsOnTrialAreWrittenOnlyOnceTheyAreKept) {
    const Sandbox desk;
    expectPlayed(desk, "click Settings\nclick \"Full screen\"\nsettle\nwait 5\nquit\n");
    if (desk.has("config/settings.json")) {
        EXPECT_EQ(desk.read("config/settings.json").find("\"fullScreen\": true"), std::string::npos);
    }
    expectPlayed(desk, "click Settings\nclick \"Full screen\"\nsettle\nclick Keep\nsettle\nquit\n");
    EXPECT_NE(desk.read("config/settings.json").find("\"fullScreen\": true"), std::string::npos);
}

TEST(Restart, AnAnalysedGameIsThereAgain) {
    const Sandbox desk;
    desk.write("config/settings.json",
               R"({"quality": "low", "gameOptions": {"size": "3"}, "playerNames": ["Ann", "Bo"],)"
               R"( "opponents": ["", ""]})");
    expectPlayed(desk,
                 "click \"New game\"\nclick Start\nsettle\nclick @c3\nsettle\nclick @a1\nsettle\nclick "
                 "@b1\nsettle\nclick @b3\nsettle\nclick @c1\n"
                 "settle\nexpect result R-0\nexpect analysis \"\"\nclick \"Analyse the game\"\nsettle\n"
                 "expect analysis contains \"Ann\"\nexpect toast contains \"was analysed\"\n",
                 {"--size", "1280x720"});
    expectPlayed(
        desk,
        "click Library\nsettle\nkey Return\nsettle\nexpect screen play\nexpect analysis contains \"Ann\"\n"
        "expect record contains \" pv \"\nclick \"Graph: Start\"\nsettle\nexpect ply 0\n"
        "expect text contains \"Expected: \"\n",
        {"--size", "1280x720"});
}

}  // namespace
