// Positions with thousands of moves, in every command that takes a position.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/ProgramRun.h"
#include "games/tak/rules/CrowdedBoards.h"
#include "games/tak/rules/Tps.h"

namespace cli {
namespace {

using ::testing::HasSubstr;
using testing::runProgram;
using ::testing::StartsWith;

std::string crowdedTps(int size) {
    return tak::rules::formatTps(tak::rules::test::crowdedBoard(tak::rules::Setup::standard(size)));
}

std::string crowdedCount(int size) {
    return std::to_string(countMoves(tak::rules::test::crowdedBoard(tak::rules::Setup::standard(size))));
}

TEST(CrowdedBoards, AreCounted) {
    for (const int size : {7, 8}) {
        const auto run = runProgram({"perft", "1", "--tps", crowdedTps(size)});
        EXPECT_EQ(run.status, kDone) << run.err;
        EXPECT_THAT(run.out, HasSubstr("moves " + crowdedCount(size) + " nodes " + crowdedCount(size)));
        const auto divided =
            runProgram({"perft", "1", "--tps", crowdedTps(size), "--divide", "--threads", "2"});
        EXPECT_THAT(divided.out, HasSubstr("\ntotal " + crowdedCount(size) + "\n"));
    }
}

TEST(CrowdedBoards, AreSolvedAnalysedAndPlayed) {
    for (const int size : {7, 8}) {
        const std::string tps = crowdedTps(size);
        EXPECT_THAT(runProgram({"solve", "--tps", tps, "--nodes", "2"}).out, HasSubstr("nodes "));
        EXPECT_THAT(runProgram({"analyse", "--tps", tps, "--nodes", "100"}).out, StartsWith("ply 0  "));
        const auto tei = runProgram({"tei"}, "position tps " + tps + "\ngo nodes 100\nisready\nquit\n");
        EXPECT_THAT(tei.out, HasSubstr("\nbestmove "));
    }
}

TEST(CrowdedBoards, AreCheckedInFiles) {
    const std::string game = "[Size \"8\"]\n[TPS \"" + crowdedTps(8) + "\"]\n\n101. Sa1 Cc1 *\n";
    const auto run = runProgram({"check", "-"}, game);
    EXPECT_EQ(run.status, kDone) << run.out;
    EXPECT_THAT(run.out, HasSubstr("2 plies"));
}

TEST(DoubtfulPositions, AreReportedOnTheErrorStream) {
    const std::string tps = "12121,x3/x,12121,x2/x2,12121,x/x3,12121 1 1";
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"solve", "--tps", tps, "--nodes", "100"},
          {"analyse", "--tps", tps, "--nodes", "100"},
          {"perft", "1", "--tps", tps}}) {
        const auto run = runProgram(arguments);
        EXPECT_NE(run.status, kBadArguments) << arguments.front();
        EXPECT_THAT(run.err, HasSubstr("position: warning: by its move number")) << arguments.front();
    }
    const auto check = runProgram({"check", "-"}, "[TPS \"" + tps + "\"]\n\n1. 4a4- *\n");
    EXPECT_EQ(check.status, kProblemsFound);
    EXPECT_THAT(check.out, HasSubstr(":1:7: warning: by its move number"));
    EXPECT_THAT(check.out, HasSubstr("1 plies"));
}

}  // namespace
}  // namespace cli
