#include "cli/ArenaCommand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "cli/EngineProgram.h"
#include "support/Devices.h"
#include "support/TemporaryFolder.h"

namespace cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

struct ArenaRun {
    int status;
    std::string out;
    std::string err;
};

ArenaRun arena(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "arena");
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const int status = runEngineProgram(arguments, {in, out, err});
    return {status, out.str(), err.str()};
}

TEST(ArenaCommand, PlaysAMatch) {
    const ArenaRun run = arena({"--engine", "dolmen,name=a", "--engine", "dolmen,name=b,nodes=5", "--nodes",
                                "10", "--size", "3,4", "--komi", "0,0.5", "--games", "8", "--report", "4"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("a - b: +"));
    EXPECT_THAT(run.out, HasSubstr("4x4 komi 0.5: +"));
    EXPECT_THAT(run.out, HasSubstr("b (5 nodes)"));
    EXPECT_THAT(run.err, HasSubstr("8/8 a - b: +"));
}

TEST(ArenaCommand, PrintsATableOfALadder) {
    const ArenaRun run = arena({"--engine", "dolmen,name=a", "dolmen,name=b", "dolmen,name=c", "--nodes",
                                "10", "--size", "3,4", "--games", "4", "--format", "ladder", "--table"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("| match | games | + = − | score | 3×3 | 4×4 |"));
    EXPECT_THAT(run.out, HasSubstr("| b against a | 4 | "));
    EXPECT_THAT(run.out, HasSubstr("| c against b | 4 | "));
    EXPECT_THAT(run.out, Not(HasSubstr("c against a")));
}

TEST(ArenaCommand, MistakesAreExplained) {
    const std::string a = "dolmen,name=a";
    const std::string b = "dolmen,name=b";
    for (const auto& [arguments, problem] : std::vector<std::pair<std::vector<std::string>, const char*>>{
             {{"--engine", a, "--nodes", "5"}, "two engines"},
             {{"--engine", a, b}, "no limit"},
             {{"--engine", a, a, "--nodes", "5"}, "two engines are named a"},
             {{"--engine", a, "dolmen,x=1", "--nodes", "5"}, "unknown key"},
             {{"--engine", a, b, "--tc", "x"}, "10+0.1"},
             {{"--engine", a, b, "--nodes", "5", "--komi", "0.3"}, "half flats"},
             {{"--engine", a, b, "--nodes", "5", "--komi", "40"}, "omi"},
             {{"--engine", a, b, "--nodes", "5", "--size", "9"}, "--size"},
             {{"--engine", a, b, "--nodes", "5", "--sprt", "5"}, "elo0,elo1"},
             {{"--engine", a, b, "--nodes", "5", "--sprt", "5,0"}, "elo0 < elo1"},
             {{"--engine", a, b, "--nodes", "5", "--adjudicate", "5"}, "SCORE,MOVES"},
             {{"--engine", a, b, "--nodes", "5", "--format", "swiss"}, "--format"},
             {{"--engine", a, b, "--nodes", "5", "--ptn", "/no/such/folder/a.ptn"},
              "there is no such folder"}}) {
        const ArenaRun run = arena(arguments);
        EXPECT_EQ(run.status, kBadArguments) << problem;
        EXPECT_THAT(run.err, HasSubstr(problem));
    }
    const ArenaRun missing = arena({"--engine", a, "cmd=/no/such/engine", "--nodes", "5"});
    EXPECT_EQ(missing.status, kProblemsFound);
    EXPECT_THAT(missing.err, HasSubstr("/no/such/engine cannot be started"));
}

TEST(ArenaCommand, AFullDiskIsAFailure) {
    const support::TemporaryFolder folder;
    const std::string full = support::fullDevice(folder / "").string();
    const ArenaRun run = arena({"--engine", "dolmen,name=a", "--engine", "dolmen,name=b", "--nodes", "20",
                                "--games", "2", "--size", "3", "--ptn", full});
    EXPECT_EQ(run.status, kProblemsFound);
    EXPECT_THAT(run.err, HasSubstr(full + ": 2 games are missing there"));
}

}  // namespace
}  // namespace cli
