// The arena command, by the example of Tak.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "base/Files.h"
#include "cli/ProgramRun.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/Tps.h"
#include "support/Devices.h"
#include "support/TemporaryFolder.h"

namespace cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing::ProgramRun;

testing::ProgramRun arena(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "arena");
    return testing::runProgram(arguments, input);
}

TEST(ArenaCommand, PlaysAMatch) {
    const ProgramRun run = arena({"--engine", "dolmen,name=a", "--engine", "dolmen,name=b,nodes=5", "--nodes",
                                  "10", "--size", "3,4", "--komi", "0,0.5", "--games", "8", "--report", "4"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("a - b: +"));
    EXPECT_THAT(run.out, HasSubstr("size 4 komi 0.5: +"));
    EXPECT_THAT(run.out, HasSubstr("b (5 nodes)"));
    EXPECT_THAT(run.err, HasSubstr("8/8 a - b: +"));
}

TEST(ArenaCommand, WarnsOfGamesThatRepeatOthers) {
    const auto err = [](const char* openings) {
        return arena({"--engine", "dolmen,name=a", "dolmen,name=b", "--nodes", "20", "--size", "4", "--games",
                      "6", "--openings", openings})
            .err;
    };
    EXPECT_THAT(err("0"), HasSubstr("arena: warning: 4 games repeat earlier ones turn by turn"));
    EXPECT_THAT(err("4"), Not(HasSubstr("warning")));
}

TEST(ArenaCommand, PrintsATableOfALadder) {
    const ProgramRun run = arena({"--engine", "dolmen,name=a", "dolmen,name=b", "dolmen,name=c", "--nodes",
                                  "10", "--size", "3,4", "--games", "4", "--format", "ladder", "--table"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("| match | games | + = − | score | 3x3 | 4x4 |"));
    EXPECT_THAT(run.out, HasSubstr("| b against a | 4 | "));
    EXPECT_THAT(run.out, HasSubstr("| c against b | 4 | "));
    EXPECT_THAT(run.out, Not(HasSubstr("c against a")));
}

TEST(ArenaCommand, MistakesAreExplained) {
    const std::string a = "dolmen,name=a";
    const std::string b = "dolmen,name=b";
    for (const auto& [arguments, problem] : std::vector<std::pair<std::vector<std::string>, const char*>>{
             {{"--engine", a, "--nodes", "5"}, "two engines"},
             {{"--engine", a, a, "--nodes", "5"}, "two engines are named a"},
             {{"--engine", a, "dolmen,x=1", "--nodes", "5"}, "unknown key"},
             {{"--engine", a, b, "--tc", "x"}, "10+0.1"},
             {{"--engine", a, b, "--nodes", "5", "--komi", "0.3"}, "--komi: 0.3 is not one of 0, 0.5, "},
             {{"--engine", a, b, "--nodes", "5", "--komi", "40"}, "--komi: 40 is not one of "},
             {{"--engine", a, b, "--nodes", "5", "--size", "9"}, "--size"},
             {{"--engine", a, b, "--nodes", "5", "--sprt", "5"}, "elo0,elo1"},
             {{"--engine", a, b, "--nodes", "5", "--sprt", "5,0"}, "elo0 < elo1"},
             {{"--engine", a, b, "--nodes", "5", "--sprt", "0,nan"}, "elo0 < elo1"},
             {{"--engine", a, b, "--nodes", "5", "--sprt", "0,5,nan,0.05"}, "between 0 and 0.5"},
             {{"--engine", a, b, "--nodes", "5", "--sprt", "0,5,0.05,0.5"}, "between 0 and 0.5"},
             {{"--engine", a, b, "--nodes", "5", "--adjudicate", "5"}, "SCORE,MOVES"},
             {{"--engine", a, b, "--nodes", "5", "--format", "swiss"}, "--format"},
             {{"--engine", a, b, "--nodes", "5", "--opening-order", "random"}, "needs --opening-file"},
             {{"--engine", a, b, "--nodes", "5", "--opening-file", "x", "--opening-order", "best"},
              "--opening-order"},
             {{"--engine", a, b, "--nodes", "5", "--opening-file", "x", "--openings", "4"},
              "--openings and --opening-bound are for random openings"},
             {{"--engine", a, b, "--nodes", "5", "--opening-file", "x", "--opening-bound", "150"},
              "either them or --opening-file"},
             {{"--engine", a, b, "--nodes", "5", "--opening-file", "/no/such/file"}, "/no/such/file: "},
             {{"--engine", a, b, "--nodes", "5", "--ptn", "/no/such/folder/a.ptn"},
              "there is no such folder"}}) {
        const ProgramRun run = arena(arguments);
        EXPECT_EQ(run.status, kBadArguments) << problem;
        EXPECT_THAT(run.err, HasSubstr(problem));
    }
    EXPECT_EQ(
        arena({"--engine", "dolmen,name=a,nodes=5", "dolmen,name=b,nodes=5", "--games", "1", "--size", "3"})
            .status,
        kDone)
        << "limits of their own are enough";
    const ProgramRun missing = arena({"--engine", a, "cmd=/no/such/engine", "--nodes", "5"});
    EXPECT_EQ(missing.status, kProblemsFound);
    EXPECT_THAT(missing.err, HasSubstr("/no/such/engine cannot be started"));
}

/// Games of two in-process engines from openings in a file with this text.
std::vector<tak::rules::PtnGame> gamesFrom(const std::string& openings,
                                           const std::vector<std::string>& options = {}) {
    const support::TemporaryFolder folder;
    const std::string book = (folder / "book").string();
    const std::string ptn = (folder / "games.ptn").string();
    EXPECT_TRUE(base::writeFile(book, openings));
    std::vector<std::string> arguments = {
        "--engine", "dolmen,name=a", "dolmen,name=b", "--nodes", "10", "--opening-file", book, "--ptn", ptn};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const ProgramRun run = arena(arguments);
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("time losses 0, illegal moves 0, crashes 0"));
    auto reading = tak::rules::readPtn(base::readFile(ptn).value());
    EXPECT_TRUE(reading.ok() && reading.warnings.empty());
    return std::move(reading.games);
}

/// White, the start of the game and its first `plies` moves.
std::string beginningOf(const tak::rules::PtnGame& game, std::size_t plies) {
    std::string text = *game.tag("Player1") + ": " + formatTps(game.start);
    const std::vector<int> line = game.tree.mainLine();
    for (std::size_t i = 0; i < plies && i < line.size(); ++i)
        text += ' ' + tak::rules::formatMove(game.tree.node(line[i]).move);
    return text;
}

TEST(ArenaCommand, PlaysTheOpeningsOfAFile) {
    const std::string empty = "x5/x5/x5/x5/x5 1 1";
    const std::string position = "x5/x5/x2,1,2,x/x5/x5 2 2";
    for (const std::string& book :
         {"# lines\n1. a1 e5 2. c3\n" + position + "\n", "a1 e5 c3\r\n[TPS \"" + position + "\"]\r\n",
          "[Size \"5\"]\n\n1. a1 e5 2. c3! {x} 1-0\n\n[TPS \"" + position + "\"]\n\n*\n"}) {
        const auto games = gamesFrom(book, {"--games", "6"});
        ASSERT_EQ(games.size(), 6U) << book;
        EXPECT_EQ(beginningOf(games[0], 3), "a: " + empty + " a1 e5 c3");
        EXPECT_EQ(beginningOf(games[1], 3), "b: " + empty + " a1 e5 c3");
        EXPECT_EQ(beginningOf(games[2], 0), "a: " + position);
        EXPECT_EQ(beginningOf(games[3], 0), "b: " + position);
        EXPECT_EQ(beginningOf(games[4], 3), "a: " + empty + " a1 e5 c3");
        EXPECT_EQ(beginningOf(games[5], 3), "b: " + empty + " a1 e5 c3");
    }
}

TEST(ArenaCommand, AMatchCanBeginFromItsOwnGames) {
    const auto first = gamesFrom("x5/x5/x2,1,2,x/x5/x5 2 2\n", {"--games", "2", "--komi", "2"});
    ASSERT_EQ(first.size(), 2U);
    std::string book;
    for (const auto& game : first) {
        tak::rules::PtnGame beginning{.tags = game.tags, .start = game.start};
        beginning.tree.add(0, game.tree.node(game.tree.mainLine().front()).move);
        book += writePtn(beginning) + '\n';
    }
    const auto second = gamesFrom(book, {"--games", "4", "--komi", "2"});
    ASSERT_EQ(second.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(beginningOf(second[i], 1).substr(1), beginningOf(first[i / 2], 1).substr(1));
}

TEST(ArenaCommand, RandomOrderGoesByTheSeed) {
    const std::string book = "a1 b1\na1 c1\na1 d1\na1 e1\n";
    const auto order = [&](const std::vector<std::string>& more) {
        std::vector<std::string> options = {"--games", "8"};
        options.insert(options.end(), more.begin(), more.end());
        std::vector<std::string> beginnings;
        for (const auto& game : gamesFrom(book, options)) beginnings.push_back(beginningOf(game, 2));
        return beginnings;
    };
    const auto sequential = order({"--opening-order", "sequential"});
    EXPECT_EQ(order({}), sequential);
    const auto random = order({"--opening-order", "random", "--seed", "5"});
    EXPECT_NE(random, sequential);
    EXPECT_THAT(random, ::testing::UnorderedElementsAreArray(sequential));
    EXPECT_NE(order({"--opening-order", "random", "--seed", "6"}), random);
}

/// An engine gets the position by TEI; if it were told another one, its moves would be illegal.
TEST(ArenaCommand, TellsEnginesThePositionOfAnOpening) {
    const support::TemporaryFolder folder;
    const std::string log = (folder / "log").string();
    const std::string script = (folder / "engine.sh").string();
    ASSERT_TRUE(base::writeFile(script, "tee " + log + " | " DOLMEN_BINARY_DIR "/bin/dolmen-engine tei\n"));
    const ProgramRun run = arena({"--engine", "cmd=/bin/sh " + script + ",name=tei", "dolmen,name=b",
                                  "--nodes", "50", "--games", "4", "--opening-file", "-"},
                                 "x5/x5/x2,1,2,x/x5/x5 2 2\n[TPS \"x5/x5/x2,1,2,x/x5/x5 2 2\"] d4 b2\n");
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("4 games"));
    EXPECT_THAT(run.out, Not(::testing::ContainsRegex("(illegal moves|crashes|hangs) [1-9]")));
    const std::string told = base::readFile(log).value();
    EXPECT_THAT(told, HasSubstr("\nposition tps x5/x5/x2,1,2,x/x5/x5 2 2 moves\n"));
    EXPECT_THAT(told, HasSubstr("\nposition tps x5/x5/x2,1,2,x/x5/x5 2 2 moves d4 b2\n"));
    EXPECT_THAT(told, Not(HasSubstr("startpos")));
}

TEST(ArenaCommand, MistakesInAFileOfOpeningsAreExplained) {
    const support::TemporaryFolder folder;
    const std::string book = (folder / "book").string();
    const auto run = [&](const std::string& file) {
        return arena({"--engine", "dolmen,name=a", "dolmen,name=b", "--nodes", "5", "--opening-file", file});
    };
    for (const auto& [text, problem] : std::vector<std::pair<std::string, std::string>>{
             {"", ":1:1: there is no opening in this file"},
             {"a1 e5\r\na1 e9\r\n", ":2:5: cannot read the move 'e9'"},
             {"x6/x6/x6/x6/x6/x6 1 1\n", ":1:1: a board of size 5 was expected, as --size says, not 6"}}) {
        ASSERT_TRUE(base::writeFile(book, text));
        const ProgramRun failed = run(book);
        EXPECT_EQ(failed.status, kBadArguments);
        EXPECT_THAT(failed.err, HasSubstr("arena: " + book + problem));
    }
    const ProgramRun notAFile = run((folder / "").string());
    EXPECT_EQ(notAFile.status, kBadArguments);
    EXPECT_THAT(notAFile.err, HasSubstr((folder / "").string() + ": this is not a file"));
}

TEST(ArenaCommand, AFullDiskIsAFailure) {
    const support::TemporaryFolder folder;
    const std::string full = support::fullDevice(folder / "").string();
    const ProgramRun run = arena({"--engine", "dolmen,name=a", "--engine", "dolmen,name=b", "--nodes", "20",
                                  "--games", "2", "--size", "3", "--ptn", full});
    EXPECT_EQ(run.status, kProblemsFound);
    EXPECT_THAT(run.err, HasSubstr(full + ": 2 games are missing there"));
}

}  // namespace
}  // namespace cli
