// The analyse command, by the example of Tak.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/Files.h"
#include "cli/ProgramRun.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/rules/Ptn.h"
#include "match/EvaluationRecord.h"
#include "match/Judgement.h"
#include "match/Match.h"

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
    EXPECT_THAT(run.out, HasSubstr("ply 0  White  x5/x5/x2,1,2,x/x5/x5 1 2\n  1. "));
    EXPECT_THAT(run.out, ContainsRegex("  2\\. [a-e1-5SC<>+-]+ [^\n]*  [0-9.]+ %  [+-][0-9]\\.[0-9][0-9]\n"));
    EXPECT_THAT(run.out, ContainsRegex("\n  nodes [0-9]+ depth 3 time [0-9.]+\n"));
}

TEST(AnalyseCommand, GoesThroughAGame) {
    const auto run = runProgram({"analyse", "-", "--nodes", "500"}, kGame);
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("ply 0  White  x4/x4/x4/x4 1 1  played a1\n"));
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
        EXPECT_TRUE(match::evaluationIn(tree.node(node).comments.front(), 2))
            << tree.node(node).comments.front();
    EXPECT_EQ(tree.node(line[1]).comments.back(), "the corners");
    EXPECT_THAT(tree.node(line[5]).marks, HasSubstr("!")) << "marks of the author stay";
}

/// The notes mean the same for the table and for other programs: the first player's side, whoever has moved.
TEST(AnalyseCommand, WritesWhatTheTableReads) {
    const auto file = std::filesystem::temp_directory_path() / "dolmen-analyse-table.ptn";
    const auto run =
        runProgram({"analyse", "-", "--nodes", "3000", "--out", file.string()},
                   "[Size \"4\"]\n\n1. a1 d1 2. b2 b1 3. a3 c1 4. c3 d3 5. b3 b4 6. d4 d2 7. c2 a2\n");
    EXPECT_EQ(run.status, kDone) << run.err;
    auto reading = tak::play::TakKind().read(base::readFile(file).value(), "x.ptn", {});
    std::filesystem::remove(file);
    ASSERT_TRUE(reading);
    match::Match match = match::Match::fromRecord(std::move(reading->game));
    match.goToEnd();
    EXPECT_TRUE(match.tree().node(match::Match::kRoot).evaluation);
    for (const match::NodeId turn : match.line()) {
        const match::Node& node = match.tree().node(turn);
        ASSERT_TRUE(node.evaluation);
        EXPECT_TRUE(node.comments.empty());
    }
    EXPECT_GT(match::talliesOf(match)[1].turns, 0) << "the table has its graph and its report";
}

TEST(AnalyseCommand, TheSideOfANoteIsTheFirstPlayers) {
    // The winner threatens a road, the other player moves elsewhere, and the winner plays the road.
    const std::pair<const char*, double> games[] = {
        {"[Size \"3\"]\n\n1. a3 c1 2. b1 Sa1 3. b2 c3 4. b3\n", 1.0},
        {"[TPS \"x3/x,2,x/1,2,x 1 3\"]\n\n3. Sa3 c2 4. c3 b3\n", 0.0}};
    for (const auto& [game, chance] : games) {
        const auto file = std::filesystem::temp_directory_path() / "dolmen-analyse-side.ptn";
        const auto run = runProgram({"analyse", "-", "--nodes", "3000", "--out", file.string()}, game);
        EXPECT_EQ(run.status, kDone) << run.err;
        auto reading = tak::play::TakKind().read(base::readFile(file).value(), "x.ptn", {});
        std::filesystem::remove(file);
        ASSERT_TRUE(reading);
        match::Match match = match::Match::fromRecord(std::move(reading->game));
        match.goToEnd();
        const auto line = match.line();
        for (std::size_t i = line.size() - 3; i < line.size(); ++i) {
            const auto& evaluation = match.tree().node(line[i]).evaluation;
            ASSERT_TRUE(evaluation) << game;
            EXPECT_EQ(evaluation->chances, (std::vector{chance, 1 - chance}))
                << "whoever has moved: " << game;
        }
    }
}

TEST(AnalyseCommand, ReadsPositionsAndGamesAsPeoplePassThemOn) {
    for (const char* tps :
         {"[TPS \"x5/x5/x2,1,2,x/x5/x5 1 2\"]",
          "https://ptn.ninja/%5BTPS%20%22x5%2Fx5%2Fx2%2C1%2C2%2Cx%2Fx5%2Fx5%201%202%22%5D"}) {
        const auto run = runProgram({"analyse", "--tps", tps, "--depth", "1"});
        EXPECT_EQ(run.status, kDone) << run.err;
        EXPECT_THAT(run.out, HasSubstr("ply 0  White  x5/x5/x2,1,2,x/x5/x5 1 2\n"));
    }
    const auto linked =
        runProgram({"analyse", "https://ptn.ninja/%5BSize%20%225%22%5D%0A%0A1.%20a1%20e5", "--depth", "1"});
    EXPECT_EQ(linked.status, kDone) << linked.err;
    EXPECT_THAT(linked.out, HasSubstr("ply 2 "));
    EXPECT_EQ(runProgram({"analyse", "-", "--depth", "1"}, "1. a1 e5").status, kBadArguments);
    const auto sized = runProgram({"analyse", "-", "--depth", "1", "--size", "6"}, "1. a1 e5");
    EXPECT_EQ(sized.status, kDone) << sized.err;
    EXPECT_THAT(sized.out, HasSubstr("ply 0  White  x6/x6/x6/x6/x6/x6 1 1"));
}

TEST(AnalyseCommand, RefusesWhatItCannotDo) {
    EXPECT_EQ(runProgram({"analyse"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"analyse", "--tps", "nonsense"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"analyse", "-", "--ply", "14"}, kGame).status, kBadArguments);
    EXPECT_EQ(runProgram({"analyse", "--tps", "x3/x3/x3 1 1", "--out", "x.ptn"}).status, kBadArguments);
    EXPECT_EQ(runProgram({"analyse", "-", "--nodes", "10", "--out", "/nowhere/x.ptn"}, kGame).status,
              kProblemsFound);
}

TEST(AnalyseCommand, KomiMayBeNamedInFlatsOrInHalfFlats) {
    const auto scored = [](const char* option, const char* komi) {
        // One more flat ends the game, and the komi decides it.
        const auto run =
            runProgram({"analyse", "--tps", "1,2,1/2,1,2/2,1,x 1 5", "--depth", "1", option, komi});
        EXPECT_EQ(run.status, kDone) << run.err;
        return run.out.substr(0, run.out.find("nodes"));
    };
    EXPECT_EQ(scored("--komi", "2"), scored("--half-komi", "4"));
    EXPECT_NE(scored("--komi", "2"), scored("--komi", "0"));
    EXPECT_EQ(scored("--komi", "-0.5"), scored("--half-komi", "-1"));
}

}  // namespace
}  // namespace cli
