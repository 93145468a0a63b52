#include "games/tak/lab/TacticsCommand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "games/tak/lab/LabRun.h"
#include "games/tak/lab/tactics/Proofs.h"
#include "games/tak/rules/CanonicalKey.h"
#include "games/tak/rules/Tps.h"
#include "support/Extent.h"
#include "support/TemporaryFolder.h"

namespace tak::lab {

using namespace cli;

namespace {

using tactics::Problem;
using tactics::Theme;
using ::testing::HasSubstr;
using ::testing::Key;
using ::testing::UnorderedElementsAre;

const std::string kSuite = std::string(DOLMEN_SOURCE_DIR) + "/assets/tactics/tactics.txt";
const std::string kForcedWins = std::string(DOLMEN_SOURCE_DIR) + "/assets/tactics/forced.txt";

std::vector<Problem> suite(const std::string& file = kSuite) {
    std::ifstream in(file);
    const auto problems = tactics::readSuite(in, file);
    if (!problems) ADD_FAILURE() << problems.error().describe();
    return problems ? *problems : std::vector<Problem>{};
}

TEST(TacticsSuite, IsLargeAndOfAllKinds) {
    std::map<Theme, int> themes;
    std::map<int, int> sizes;
    for (const Problem& problem : suite()) {
        ++themes[problem.theme];
        ++sizes[problem.position.size()];
        EXPECT_FALSE(problem.text.empty());
    }
    EXPECT_GE(suite().size(), 60U);
    EXPECT_EQ(themes.size(), 4U);
    EXPECT_GE(sizes.size(), 5U);
}

TEST(TacticsSuite, EveryAnswerIsProved) {
    const support::TemporaryFolder folder;
    std::ofstream some(folder / "some.txt");
    const std::vector<Problem> all = suite();
    const auto step = static_cast<std::size_t>(support::everyNth(20));
    for (std::size_t i = 0; i < all.size(); i += step) writeProblem(all[i], some);
    some.close();
    const auto run = runLab({"tactics", folder / "some.txt", "--verify"});
    EXPECT_EQ(run.status, kDone) << run.out;
}

TEST(TacticsSuite, IsReadAsItIsWritten) {
    std::stringstream text;
    for (const Problem& problem : suite()) writeProblem(problem, text);
    const auto again = tactics::readSuite(text, "again");
    ASSERT_TRUE(again) << again.error().describe();
    std::ostringstream twice;
    for (const Problem& problem : *again) writeProblem(problem, twice);
    EXPECT_EQ(text.str(), twice.str());
}

Problem problem(const std::string& line) {
    std::istringstream in(line);
    const auto read = tactics::readSuite(in, "line");
    if (!read) ADD_FAILURE() << read.error().describe();
    return read->front();
}

TEST(TacticsSuite, AWinBeginsQuietlyIfNoRightMoveThreatensARoad) {
    const std::string threat = "x4/x4/1,1,x2/2,2,x2 1 3";
    EXPECT_FALSE(beginsQuietly(problem("tinue;3;0;" + threat + ";c2;a threat")));
    EXPECT_TRUE(beginsQuietly(problem("quiet;5;0;" + threat + ";c4;no threat")));
    EXPECT_FALSE(beginsQuietly(problem("quiet;5;0;" + threat + ";c4 c2;one of two")));
    EXPECT_FALSE(beginsQuietly(problem("loss;4;0;" + threat + ";c4;lost")));
    EXPECT_FALSE(beginsQuietly(problem("defence;4;0;" + threat + ";c4;no win")));
}

TEST(ForcedSuite, AreManyOfAllKindsAndHalfOfThemBeginQuietly) {
    std::size_t quiet = 0;
    std::map<int, int> sizes;
    std::map<int, int> komi;
    std::map<int, int> lengths;
    std::map<Theme, int> themes;
    for (const Problem& problem : suite(kForcedWins)) {
        quiet += beginsQuietly(problem);
        ++sizes[problem.position.size()];
        ++komi[problem.position.setup().halfKomi];
        ++lengths[problem.plies];
        ++themes[problem.theme];
    }
    EXPECT_GE(suite(kForcedWins).size(), 500U);
    EXPECT_GE(2 * quiet, suite(kForcedWins).size());
    EXPECT_THAT(sizes, UnorderedElementsAre(Key(4), Key(5), Key(6), Key(7)));
    EXPECT_THAT(komi, UnorderedElementsAre(Key(0), Key(1), Key(2), Key(3), Key(4)));
    EXPECT_LE(lengths.rbegin()->first, 9);
    EXPECT_THAT(themes, UnorderedElementsAre(Key(Theme::Tinue), Key(Theme::Flats), Key(Theme::Quiet),
                                             Key(Theme::Loss)));
}

TEST(ForcedSuite, NoneIsAnotherTurnedOrMirrored) {
    std::map<std::uint64_t, std::string> known;
    for (const Problem& problem : suite(kForcedWins)) {
        const std::string text = formatTps(problem.position);
        const auto [other, isNew] = known.try_emplace(canonicalKey(problem.position), text);
        EXPECT_TRUE(isNew) << text << " is " << other->second;
    }
}

TEST(TacticsSuite, ErrorsNameTheLine) {
    for (const auto& [line, where] : std::vector<std::pair<std::string, std::string>>{
             {"tinue;3;0;x3/x3/x3 1 1", "suite:3:11: "},
             {"luck;3;0;x3/x3/x3 1 1;a1;text", "suite:3:1: "},
             {"tinue;x;0;x3/x3/x3 1 1;a1;text", "suite:3:7: "},
             {"tinue;3;;x3/x3/x3 1 1;a1;text", "suite:3:9: "},
             {"tinue;3;0;x3/x2/x3 1 1;a1;text", "suite:3:16: "},
             {"tinue;3;0;x3/x3/x3 1 1;a1 a9;text", "suite:3:27: "},
             {"tinue;3;0;x3/x3/x3 1 1;;text", "suite:3:24: "}}) {
        std::istringstream in("# comment\n\n" + line + '\n');
        const auto problems = tactics::readSuite(in, "suite");
        ASSERT_FALSE(problems) << line;
        EXPECT_THAT(problems.error().describe(), ::testing::StartsWith(where)) << line;
    }
}

TEST(TacticsSuite, LineEndsOfAnySystemDoNotMatter) {
    std::istringstream in("# comment\r\n\r\nquiet;5;0;x4/x4/1,1,x2/2,2,x2 1 3;c4;no threat\r\n");
    const auto problems = tactics::readSuite(in, "suite");
    ASSERT_TRUE(problems) << problems.error().describe();
    ASSERT_EQ(problems->size(), 1U);
    EXPECT_EQ(problems->front().text, "no threat");
}

TEST(TacticsCommand, TellsTheShareByTheme) {
    const auto run = runLab({"tactics", kSuite, "--nodes", "200", "--theme", "tinue", "--failures"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("tinue  3 "));
    EXPECT_THAT(run.out, HasSubstr("all "));
    EXPECT_THAT(run.out, HasSubstr("begin with a quiet move"));
    EXPECT_EQ(runLab({"tactics", "/nowhere"}).status, kBadArguments);
    EXPECT_EQ(runLab({"tactics", "/nowhere", "--verify"}).status, kBadArguments);
    EXPECT_EQ(runLab({"tactics", "/nowhere", "--mine"}).status, kBadArguments);
    EXPECT_EQ(runLab({"tactics", kSuite, "--theme", "luck"}).status, kBadArguments);
}

TEST(TacticsCommand, OptionsWithoutMeaningAreRefused) {
    for (const std::vector<std::string>& more :
         std::vector<std::vector<std::string>>{{kSuite, "--verify", "--nodes", "5"},
                                               {kSuite, "--verify", "--theme", "tinue"},
                                               {kSuite, "--verify", "--mine"},
                                               {kSuite, "--mine", "--nodes", "5"},
                                               {kSuite, "--mine", "--failures"},
                                               {kSuite, "--longest", "5"},
                                               {kSuite, "--quiet-first"},
                                               {kSuite, "--size", "4"},
                                               {kSuite, "--seed", "4"},
                                               {kSuite, "--random-games", "4"},
                                               {"--random-games", "4", "--verify"},
                                               {"--random-games", "4", "--movetime", "5"}}) {
        std::vector<std::string> arguments{"tactics"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        EXPECT_EQ(runLab(arguments).status, kBadArguments) << ::testing::PrintToString(arguments);
    }
}

TEST(TacticsCommand, WhatItMinesIsASuiteWhoseAnswersAreProved) {
    const auto mined =
        runLab({"tactics", "--random-games", "4", "--size", "4", "--longest", "5", "--seed", "2"});
    ASSERT_EQ(mined.status, kDone) << mined.err;
    std::istringstream text(mined.out);
    const auto problems = tactics::readSuite(text, "mined");
    ASSERT_TRUE(problems) << problems.error().describe();
    std::map<Theme, int> themes;
    tactics::Prover prover(100'000, 5);
    for (const Problem& problem : *problems) {
        ++themes[problem.theme];
        const auto proof = prover.of(problem.theme, problem.position);
        ASSERT_TRUE(proof) << formatTps(problem.position);
        EXPECT_EQ(proof->plies, problem.plies) << formatTps(problem.position);
        EXPECT_EQ(proof->answers.size(), problem.answers.size()) << formatTps(problem.position);
    }
    EXPECT_GT(themes[Theme::Tinue], 0);
    EXPECT_GT(themes[Theme::Loss], 0);
    EXPECT_EQ(runLab({"tactics", "--random-games", "4", "--size", "4", "--longest", "5", "--seed", "2"}).out,
              mined.out);
    EXPECT_EQ(runLab({"tactics"}).status, kBadArguments);
}

TEST(TacticsCommand, MinesOnlyWinsThatBeginWithAQuietMove) {
    std::map<Theme, int> themes;
    tactics::Prover prover(100'000, 5);
    for (const char* seed : {"6", "7"}) {
        const auto mined = runLab({"tactics", "--random-games", "3", "--size", "4", "--longest", "5",
                                   "--seed", seed, "--quiet-first"});
        ASSERT_EQ(mined.status, kDone) << mined.err;
        std::istringstream text(mined.out);
        const auto problems = tactics::readSuite(text, "mined");
        ASSERT_TRUE(problems) << problems.error().describe();
        for (const Problem& problem : *problems) {
            ++themes[problem.theme];
            EXPECT_TRUE(beginsQuietly(problem)) << formatTps(problem.position);
            const auto proof = prover.of(problem.theme, problem.position);
            ASSERT_TRUE(proof) << formatTps(problem.position);
            EXPECT_EQ(proof->plies, problem.plies) << formatTps(problem.position);
            EXPECT_EQ(proof->answers, problem.answers) << formatTps(problem.position);
        }
    }
    EXPECT_THAT(themes, UnorderedElementsAre(Key(Theme::Flats), Key(Theme::Quiet)));
}

TEST(TacticsCommand, MinesTheGamesOfASetAsThoseOfPtn) {
    const std::string folder = ::testing::TempDir();
    const std::string set = folder + "dolmen-mined.set";
    const std::string ptn = folder + "dolmen-mined.ptn";
    std::ofstream(set)
        << "dolmen-self-play 1 size 4 nodes 10 random 8 seed 1 by tuned\n"
        << "0 4 1-0 a4 c4 d4 Sb2 a2 c2:16 c3:27 b3:33 c1:3 d1:16 d2:90 b3>:-90 d3:187 2c3>:-187\n";
    std::ofstream(ptn) << "[Size \"4\"]\n[Komi \"2\"]\n\n1. a4 c4 2. d4 Sb2 3. a2 c2 4. c3 b3 5. c1 d1 6. d2 "
                          "b3> 7. d3 2c3>\n";
    const auto mined = [](const std::string& file) {
        return runLab({"tactics", "--mine", "--theme", "tinue", file});
    };
    EXPECT_EQ(mined(set).status, kDone) << mined(set).err;
    EXPECT_THAT(mined(set).out, HasSubstr("tinue;"));
    EXPECT_EQ(mined(set).out, mined(ptn).out);
    std::ofstream(set) << "dolmen-self-play 1 size 4 nodes 10 random 8 seed 1 by tuned\n0 4 1-0 a9\n";
    EXPECT_EQ(mined(set).status, kBadArguments);
    EXPECT_THAT(mined(set).err, HasSubstr("dolmen-mined.set:2:"));
}

TEST(TacticsCommand, ALostPositionIsSolvedByKnowingIt) {
    const std::string file = ::testing::TempDir() + "dolmen-loss.txt";
    std::ofstream(file) << "loss;4;0;1,1,x3/1,11,x,2,1/x5/x,2,x2,2/2,1C,2S,2,2 2 3;a2;lost\n";
    for (const char* lines : {"1", "3"}) {
        const auto known = runLab({"tactics", file, "--nodes", "300000", "--lines", lines});
        EXPECT_THAT(known.out, HasSubstr("loss  4        1 of   1  100%     1 proved")) << lines;
    }
    const auto unknown = runLab({"tactics", file, "--nodes", "50", "--failures"});
    EXPECT_THAT(unknown.out, HasSubstr("0 of   1"));
    EXPECT_THAT(unknown.out, HasSubstr("without knowing that it loses"));
}

TEST(TacticsCommand, AFileWithoutProblemsIsNoSuite) {
    for (const std::string file : {"/dev/null", "/tmp"}) {
        const auto run = runLab({"tactics", file});
        EXPECT_EQ(run.status, kBadArguments);
        EXPECT_THAT(run.err, HasSubstr(file));
    }
}

}  // namespace
}  // namespace tak::lab
