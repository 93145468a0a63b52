#include "cli/AnalyseCommand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/ProgramRun.h"
#include "cli/analyse/Annotation.h"
#include "games/tak/rules/Ptn.h"

namespace cli {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using testing::runProgram;

/// Black's move c1 lets White make two threats at once.
constexpr const char* kGame =
    "[Size \"4\"]\n\n1. a1 d1 {the corners} 2. b2 b1 3. a3 c1! 4. c3 d3 5. b3 b4 6. d4 d2 7. c2\n";

TEST(AnalyseCommand, SaysWhatTheEngineThinksOfAPosition) {
    const auto run =
        runProgram({"analyse", "--tps", "x5/x5/x2,1,2,x/x5/x5 1 2", "--depth", "3", "--multipv", "2"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("ply 0  x5/x5/x2,1,2,x/x5/x5 1 2\n  1. "));
    EXPECT_THAT(run.out, ContainsRegex("  2\\. [+-][0-9.]+ depth 3  2\\. "));
}

TEST(AnalyseCommand, GoesThroughAGame) {
    const auto run = runProgram({"analyse", "-", "--nodes", "500"}, kGame);
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("ply 0  x4/x4/x4/x4 1 1  played a1\n"));
    EXPECT_THAT(run.out, HasSubstr("\nply 12  "));
    const auto one = runProgram({"analyse", "-", "--nodes", "500", "--ply", "3"}, kGame);
    EXPECT_THAT(one.out, HasSubstr("ply 3 "));
    EXPECT_THAT(one.out, ::testing::Not(HasSubstr("ply 4 ")));
}

TEST(AnalyseCommand, WritesTheGameWithScoresAndMarks) {
    const auto file = std::filesystem::temp_directory_path() / "dolmen-analyse-test.ptn";
    const auto run = runProgram({"analyse", "-", "--nodes", "3000", "--out", file.string()}, kGame);
    EXPECT_EQ(run.status, kDone) << run.err;
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    std::filesystem::remove(file);
    const auto reading = tak::rules::readPtn(text);
    ASSERT_TRUE(reading.ok()) << text;
    const auto& tree = reading.games.front().tree;
    const std::vector<int> line = tree.mainLine();
    ASSERT_EQ(line.size(), 13U);
    for (const int node : line)
        EXPECT_THAT(tree.node(node).comments.back(),
                    ::testing::MatchesRegex("[+-]M?[0-9.]+/[0-9]+ [0-9.]+s"));
    EXPECT_EQ(tree.node(line[1]).comments.front(), "the corners");
    EXPECT_THAT(tree.node(line[5]).marks, HasSubstr("!")) << "marks of the author stay";
}

TEST(AnalyseCommand, RefusesWhatItCannotDo) {
    EXPECT_EQ(runProgram({"analyse"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"analyse", "--tps", "nonsense"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"analyse", "-", "--ply", "14"}, kGame).status, kBadArguments);
    EXPECT_EQ(runProgram({"analyse", "--tps", "x3/x3/x3 1 1", "--out", "x.ptn"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"analyse", "-", "--nodes", "10", "--out", "/nowhere/x.ptn"}, kGame).status,
              kProblemsFound);
}

TEST(Annotation, ScoresAreWrittenInFlatsOrAsTheDistanceOfAProvenEnd) {
    EXPECT_EQ(analyse::scoreText(14), "+0.14");
    EXPECT_EQ(analyse::scoreText(-205), "-2.05");
    EXPECT_EQ(analyse::scoreText(tak::engine::winIn(5)), "+M5");
    EXPECT_EQ(analyse::scoreText(tak::engine::lossIn(4)), "-M4");
    EXPECT_EQ(analyse::commentText(14, 12, tak::engine::Milliseconds(2960)), "+0.14/12 2.96s");
}

TEST(Annotation, MistakesAreMeasuredByTheirLoss) {
    EXPECT_EQ(analyse::mistakeMark(100, 90), "");
    EXPECT_EQ(analyse::mistakeMark(100, 50), "?!");
    EXPECT_EQ(analyse::mistakeMark(100, 0), "?");
    EXPECT_EQ(analyse::mistakeMark(100, -100), "??");
    EXPECT_EQ(analyse::mistakeMark(2000, 1000), "") << "still won";
}

}  // namespace
}  // namespace cli
