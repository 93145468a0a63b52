// The commands that ask bots, by the example of TacTiki.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "base/Files.h"
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
    EXPECT_THAT(match.out,
                MatchesRegex("4 games, [^\n]*\ntactiki-1 - tactiki-3: \\+[0-9] =[0-9] -[0-9] [^\n]*Elo [^\n]*"
                             "pairs [^\n]*\n  as Tiki: [^\n]*\n  as Tac: [^\n]*\nengines\n  tactiki-1 "
                             "\\(50 nodes\\): [^\n]*\n  tactiki-3 [^\n]*\nTiki: [^\n]*\n"));
    const ProgramRun games = tactiki({"check", file});
    EXPECT_EQ(games.status, kDone) << games.out;
    EXPECT_EQ(std::count(games.out.begin(), games.out.end(), '\n'), 4);
    EXPECT_THAT(games.out, AllOf(HasSubstr("tactiki-1 - tactiki-3"), HasSubstr("tactiki-3 - tactiki-1")));
}

TEST(BotCommands, ArenaPlaysAsForOtherGames) {
    const support::TemporaryFolder folder;
    const std::string json = (folder / "all.json").string();
    const ProgramRun ladder =
        tactiki({"arena", "dolmen,level=1,name=one", "tactiki-2", "--engine", "tactiki-3,nodes=20", "--games",
                 "2", "--nodes", "30", "--format", "ladder", "--table", "--json", json, "--adjudicate",
                 "99%,5", "--max-turns", "60"});
    EXPECT_EQ(ladder.status, kDone) << ladder.err;
    EXPECT_THAT(ladder.out, AllOf(HasSubstr("| tactiki-2 against one | 2 | "),
                                  HasSubstr("| tactiki-3 against tactiki-2 | 2 | ")));
    EXPECT_THAT(base::readFile(json).value(), HasSubstr("\"players\""));
    const ProgramRun four =
        testing::runProgram({"--game", "tac-tik", "arena", "tac-tik-1", "tac-tik-2", "--players", "4",
                             "--games", "2", "--nodes", "5", "--max-turns", "40"});
    EXPECT_THAT(four.out, HasSubstr("tac-tik-1 - tac-tik-2: +")) << four.err;
}

TEST(BotCommands, AnalyseWritesGamesWithSecrets) {
    const support::TemporaryFolder folder;
    const std::string file = (folder / "games.tactiki").string();
    const ProgramRun run = tactiki({"analyse", "-", "--nodes", "100", "--out", file}, kShortGame);
    EXPECT_EQ(run.status, kDone) << run.err;
    const std::string text = base::readFile(file).value();
    EXPECT_THAT(text, AllOf(HasSubstr("foreseen:"), HasSubstr("{")));
    EXPECT_EQ(tactiki({"check", file}).status, kDone);
}

TEST(BotCommands, ArenaRefusesWhatCannotPlay) {
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "tactiki-9"}).err,
                HasSubstr("tactiki-9: there is no such engine; there are tactiki-1, "));
    EXPECT_THAT(tactiki({"arena", "tactiki-1"}).err, HasSubstr("a match needs two engines"));
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "tactiki-1"}).err,
                HasSubstr("two engines are named tactiki-1: give them a name="));
    EXPECT_EQ(tactiki({"arena", "tactiki-1", "tactiki-2", "--out", "/nowhere/x"}).status, kBadArguments);
    EXPECT_EQ(tactiki({"arena", "tactiki-1", "tactiki-2", "--games", "0"}).status, kBadArguments);
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "cmd=./program"}).err,
                HasSubstr("no programs play this game"));
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "dolmen,level=9"}).err,
                HasSubstr("level is 1 to 8, not \"9\""));
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "dolmen,hash=9"}).err, HasSubstr("unknown key \"hash\""));
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "tactiki-2,depth=3"}).err, HasSubstr("know no depth="));
    EXPECT_EQ(tactiki({"arena", "tactiki-1", "tactiki-2", "--opening-file", "-"}).status, kBadArguments);
    EXPECT_THAT(tactiki({"arena", "tactiki-1", "tactiki-2", "--adjudicate", "600,4"}).err,
                HasSubstr("a chance such as 95%"));
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
