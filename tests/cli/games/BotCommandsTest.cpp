// The commands that ask bots, by the example of TacTiki.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/games/TactikiRun.h"
#include "support/TemporaryFolder.h"

namespace cli::games {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;
using testing::ProgramRun;
using ::testing::StartsWith;

constexpr const char* kShortGame =
    "[Game \"TacTiki\"]\n\n1. k51-42-33-24-15 c15-24-33-42-51 2. a1a2 a2a3 | a5a4 a4a3x5:1\n";

/// What the bench prints before the speed, which is never the same.
std::string bench(const char* nodes) {
    const ProgramRun run = tactiki({"bench", "--nodes", nodes});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("\nnodes/s "));
    return run.out.substr(0, run.out.find("nodes/s"));
}

TEST(BotCommands, BenchHasASignature) {
    const std::string first = bench("2000");
    EXPECT_THAT(first, HasSubstr("\nsignature "));
    EXPECT_EQ(bench("2000"), first);
    EXPECT_NE(bench("4000"), first);
    EXPECT_EQ(tactiki({"bench", "--nodes", "0"}).status, kBadArguments);
}

TEST(BotCommands, WithoutPositionsThereIsNoBench) {
    EXPECT_EQ(testing::runProgram({"--game", "tac-tik", "bench"}).status, kBadArguments);
    EXPECT_THAT(testing::runProgram({"--game", "tac-tik", "--help"}).out, Not(HasSubstr("bench")));
    EXPECT_THAT(tactiki({"--help"}).out, HasSubstr("bench"));
}

TEST(BotCommands, ArenaPlaysAMatchAndKeepsItsGames) {
    const support::TemporaryFolder folder;
    const std::string file = (folder / "games.tactiki").string();
    const ProgramRun match = tactiki({"arena", "tactiki-1", "tactiki-3", "--games", "4", "--nodes", "50",
                                      "--concurrency", "2", "--out", file});
    EXPECT_EQ(match.status, kDone) << match.err;
    EXPECT_THAT(match.out, MatchesRegex("tactiki-1 - tactiki-3: \\+[0-9] =[0-9] -[0-9] [^\n]*Elo [^\n]*"
                                        "pairs [^\n]*\n  as Tiki: [^\n]*\n  as Tac: [^\n]*\n"));
    const ProgramRun games = tactiki({"check", file});
    EXPECT_EQ(games.status, kDone) << games.out;
    EXPECT_EQ(std::count(games.out.begin(), games.out.end(), '\n'), 4);
    EXPECT_THAT(games.out, AllOf(HasSubstr("tactiki-1 - tactiki-3"), HasSubstr("tactiki-3 - tactiki-1")));
}

TEST(BotCommands, ArenaRefusesWhatCannotPlay) {
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "tactiki-9"}).err,
                HasSubstr("tactiki-9: there is no such bot; there are tactiki-1, "));
    EXPECT_THAT(tactiki({"arena", "tactiki-1"}).err, HasSubstr("a match needs two bots"));
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "tactiki-1"}).err, HasSubstr("named once"));
    EXPECT_EQ(tactiki({"arena", "tactiki-1", "tactiki-2", "--out", "/nowhere/x"}).status, kBadArguments);
    EXPECT_EQ(tactiki({"arena", "tactiki-1", "tactiki-2", "--games", "0"}).status, kBadArguments);
    EXPECT_EQ(tactiki({"arena", "tactiki-1", "tactiki-2", "--time", "9", "--nodes", "9"}).status,
              kBadArguments);
}

TEST(BotCommands, AnalyseShowsEveryPositionToThePlayerToMoveAlone) {
    const ProgramRun all = tactiki({"analyse", "-", "--nodes", "200"}, kShortGame);
    EXPECT_EQ(all.status, kDone) << all.err;
    for (const char* part : {"ply 0  Tiki  ", "ply 1  Tac  ", "ply 2  Tiki  ", "ply 4  Tac  ", "  1. "})
        EXPECT_THAT(all.out, HasSubstr(part));
    const ProgramRun tac =
        tactiki({"analyse", "-", "--nodes", "200", "--ply", "4", "--as", "tac"}, kShortGame);
    EXPECT_THAT(tac.out, StartsWith("ply 4  Tac  c1c5,"));
    EXPECT_THAT(tac.out.substr(0, tac.out.find('\n')), Not(HasSubstr("k5"))) << "Tiki's ranks are hidden";
    EXPECT_THAT(tac.out, MatchesRegex("[^\n]*\n  1\\. [^\n]* %\n(  [23]\\. [^\n]*\n)*  nodes [^\n]*\n"));
}

TEST(BotCommands, AnalyseRefusesSeatsThatAreNotToMove) {
    EXPECT_EQ(tactiki({"analyse", "-", "--ply", "4", "--as", "1", "--nodes", "9"}, kShortGame).err,
              "analyse: --as: this player is never to move here\n");
    EXPECT_EQ(tactiki({"analyse", "-", "--as", "white", "--nodes", "9"}, kShortGame).err,
              "analyse: --as: there is no such seat\n");
    EXPECT_EQ(tactiki({"analyse", "-", "--as", "3", "--nodes", "9"}, kShortGame).status, kBadArguments);
}

}  // namespace
}  // namespace cli::games
