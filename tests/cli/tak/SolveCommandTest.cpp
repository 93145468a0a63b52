#include "cli/tak/SolveCommand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/ProgramRun.h"

namespace cli {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using testing::runProgram;
using ::testing::StartsWith;

/// Black spreads a stack and makes two threats.
constexpr const char* kForced = "x2,1,x/2112S,x2,2/x,1112212,1,1/x2,1,2 2 16";

TEST(SolveCommand, TellsTheShortestLineWithMarks) {
    const auto run = runProgram({"solve", "--tps", kForced, "--all"});
    EXPECT_EQ(run.status, kProven) << run.err;
    EXPECT_THAT(run.out, StartsWith("proven in 3\nline 16... 3b2>12'' "));
    EXPECT_THAT(run.out, HasSubstr("\nwin 3b2>12 in 3\n"));
    EXPECT_THAT(run.out, HasSubstr("\nnodes "));
    EXPECT_THAT(run.err, HasSubstr("no win in 1"));
}

TEST(SolveCommand, StatusTellsTheVerdict) {
    EXPECT_EQ(runProgram({"solve", "--tps", "x5/x5/x5/x5/x5 1 1"}).status, kRefuted);
    EXPECT_EQ(runProgram({"solve", "--tps", kForced, "--plies", "1"}).status, kUndecided);
    EXPECT_THAT(runProgram({"solve", "--tps", kForced, "--plies", "1"}).out,
                StartsWith("unknown beyond 1\n"));
    EXPECT_EQ(runProgram({"solve", "--tps", "x3/1,1,x/2,2,x 1 3"}).status, kProven);
}

TEST(SolveCommand, TakesAPositionOfAGame) {
    const std::string game = "[Size \"3\"]\n\n1. a1 c3 2. b3 b1 3. a3\n";
    EXPECT_THAT(runProgram({"solve", "-", "--ply", "4"}, game).out, StartsWith("proven in 1\nline 3. a3\n"));
    EXPECT_EQ(runProgram({"solve", "-"}, game).status, kRefuted);  // the game is over
    EXPECT_EQ(runProgram({"solve", "-", "--ply", "6"}, game).status, kBadArguments);
    EXPECT_EQ(runProgram({"solve", "-", "--game", "2"}, game).status, kBadArguments);
}

TEST(SolveCommand, RefusesWhatItCannotRead) {
    EXPECT_EQ(runProgram({"solve"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"solve", "--tps", "x3/x3/x2 1 1"}).status, kBadArguments);
    EXPECT_THAT(runProgram({"solve", "--tps", "x3/x3/x2 1 1"}).err, HasSubstr("position:1:"));
    EXPECT_EQ(runProgram({"solve", "/nowhere.ptn"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"solve", "--tps", kForced, "a.ptn"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"solve", "--tps", kForced, "--plies", "999"}).status, kBadArguments);
}

}  // namespace
}  // namespace cli
