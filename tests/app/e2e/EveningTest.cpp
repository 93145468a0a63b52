// An evening from the first game to the last, with a power cut in between.

#include <gtest/gtest.h>
#include <signal.h>

#include "app/e2e/Program.h"

namespace {

using e2e::Ending;
using e2e::Sandbox;

constexpr const char* kTwoPersons =
    R"({"quality": "low", "playerNames": ["Ann", "Bo"],
        "games": {"tak": {"options": {"size": "5", "downings": "1"}, "opponents": ["", ""]}}})";

std::string typed(std::initializer_list<const char*> turns) {
    std::string script;
    for (const char* turn : turns) script += std::string("text \"") + turn + "\"\nkey Return\nsettle\n";
    return script;
}

TEST(Evening, ASeriesWithClocksSurvivesAPowerCut) {
    const Sandbox desk;
    desk.write("config/settings.json", kTwoPersons);
    // The first game: Ann, who plays White, builds a straight road.
    const std::string begin =
        "click \"New game\"\nclick \"Who begins\"\nclick Ann\nclick \"10+5\"\n"
        "click \"More options\"\nclick Series\nclick \"First to 2 wins\"\nclick Start\nsettle\n";
    const std::string first = typed({"a5", "e1", "e2", "b5", "e3", "c5", "e4", "a4", "e5"}) +
                              "expect result \"R-0\"\nexpect standings \"Ann 59, Bo 0\"\n";
    // SIGKILL interrupts the second game; a program cannot react to it.
    const std::string second = "click \"Next game\"\nsettle\nexpect players \"Bo, Ann\"\n" +
                               typed({"a1", "e5"}) + "wait 31\n" + typed({"c3"}) +
                               "wait 5\nscreenshot here.png\n" + "wait 3600\nwait 3600\nwait 3600\n";
    desk.write("test.script", begin + first + second);
    const Ending killed = desk.runAndSignal({"--offscreen", "--size", "1280x720", "--script", "test.script"},
                                            "here.png", SIGKILL, 120);
    EXPECT_EQ(killed.signal, SIGKILL) << killed;

    // The program resumes with everything except for the time used in the unfinished turn.
    const Ending resumed = desk.play(
        "settle\nclick \"Go on\"\nsettle\nexpect players \"Bo, Ann\"\nexpect moves \"a1 e5 c3\"\n"
        "expect standings \"Ann 59, Bo 0\"\nexpect clocks contains \"9:38\"\n"
        "screenshot resumed.png\n" +
            typed({"b1", "c4", "c1", "b4", "d1", "d3", "e1"}) +
            "expect result \"0-R\"\nclick \"Score sheet\"\nsettle\n"
            "expect text contains \"Ann has won the series\"\n"
            "expect text contains \"1. R-0 25 + 17 \u00D7 2: straight road | 59 | 0\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(resumed.status, 0) << resumed;
    EXPECT_EQ(desk.play("settle\nexpect labels lacks \"Go on\"\n").status, 0) << "it is finished";

    // A week later: the game is found, looked through, given a variation, written to a file, and read by
    // another program.
    const Ending reviewed = desk.play(
        "click Library\nsettle\nexpect library \"Bo \u2013 Ann 0-R 5x5 10\\nAnn \u2013 Bo R-0 5x5 9\"\n"
        "text \"e1 e2\"\nsettle\nexpect library \"Ann \u2013 Bo R-0 5x5 9\"\nkey Return\nsettle\n"
        "expect screen play\nexpect ply 9\nclick \"One move back\"\nsettle\nclick \"One move "
        "back\"\nsettle\n" +
            typed({"d3"}) +
            "expect moves \"a5 e1 e2 b5 e3 c5 e4 d3\"\nkey ctrl+s\nsettle\nexpect screen file\nkey ctrl+a\n"
            "text \"reviewed\"\nkey Return\nsettle\nexpect toast contains \"reviewed.ptn\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(reviewed.status, 0) << reviewed;
    const Ending elsewhere = desk.play(
        "settle\nexpect players \"Ann, Bo\"\nkey End\nsettle\n"
        "expect moves \"a5 e1 e2 b5 e3 c5 e4 a4 e5\"\nexpect result \"R-0\"\n",
        {"--open", "home/reviewed.ptn", "--size", "1280x720"});
    EXPECT_EQ(elsewhere.status, 0) << elsewhere;
    EXPECT_NE(desk.read("home/reviewed.ptn").find("d3"), std::string::npos) << "the variation is in the file";
}

}  // namespace
