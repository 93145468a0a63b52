#include "cli/EngineProgram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/stat.h>
#include <cstdio>

#include <fstream>

#include "cli/ProgramRun.h"

namespace cli {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using testing::ProgramRun;
using ::testing::StartsWith;

ProgramRun run(const std::vector<std::string>& arguments, const std::string& input = "") {
    return testing::runProgram(arguments, input);
}

TEST(EngineProgram, HelpNamesTheCommands) {
    const ProgramRun help = run({"--help"});
    EXPECT_EQ(help.status, kDone);
    for (const char* part : {"perft", "check", "tei", "--version", "SUBCOMMAND --help"})
        EXPECT_THAT(help.out, HasSubstr(part));
    EXPECT_THAT(run({"perft", "--help"}).out, HasSubstr("--divide"));
    EXPECT_THAT(run({"--version"}).out, StartsWith("dolmen-engine "));
}

TEST(EngineProgram, BadArgumentsAreRefusedWithAMessage) {
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{},
                                               {"fly"},
                                               {"perft"},
                                               {"perft", "x"},
                                               {"perft", "-1"},
                                               {"perft", "3", "--size", "9"},
                                               {"perft", "3", "--size"},
                                               {"perft", "3", "--threads", "0"},
                                               {"perft", "3", "--tps", "x3/x2/x3 1 1"},
                                               {"perft", "1", "--tps", "nonsense"},
                                               {"perft", "1", "--size", "4", "--tps", "x3/x3/x3 1 1"},
                                               {"check"},
                                               {"perft", "3", "--what"}}) {
        const ProgramRun result = run(arguments);
        EXPECT_EQ(result.status, kBadArguments) << ::testing::PrintToString(arguments);
        EXPECT_GT(result.err.size(), 10U);
    }
    EXPECT_THAT(run({"perft", "3", "--tps", "x3/x2/x3 1 1"}).err,
                HasSubstr("perft: position:1:6: this row is too short: 2 of 3 squares"));
}

TEST(EngineProgram, PerftPrintsOneLabelledLine) {
    EXPECT_THAT(run({"perft", "3", "--size", "5"}).out,
                MatchesRegex(
                    "perft 5x5 depth 3 moves 25 nodes 43320 time [0-9]+\\.[0-9][0-9][0-9] nodes/s [0-9]+\n"));
    EXPECT_THAT(run({"perft", "2"}).out, StartsWith("perft 6x6 depth 2 moves 36 nodes 1260 "));
    EXPECT_THAT(run({"perft", "0", "--divide"}).out, StartsWith("perft 6x6 depth 0 moves 36 nodes 1 "));
    EXPECT_THAT(run({"perft", "3", "--threads", "3"}).out,
                StartsWith("perft 6x6 depth 3 moves 36 nodes 132720 "));
    EXPECT_THAT(run({"perft", "2", "--tps", "2,2,x/1,1,1/x3 2 4"}).out,
                StartsWith("perft 3x3 depth 2 moves 0 nodes 0 "));
}

TEST(EngineProgram, PerftDivides) {
    for (const char* threads : {"1", "3", "256"})
        EXPECT_THAT(run({"perft", "4", "--size", "4", "--divide", "--threads", threads}).out,
                    HasSubstr("\ntotal 216464\n"));
    const ProgramRun division =
        run({"perft", "2", "--tps", "x5/x5/x,12212C,x,1S,x/x5/x5 2 5", "--divide", "--threads", "2"});
    EXPECT_THAT(division.out, HasSubstr("\n3b3>21* "));
    EXPECT_THAT(division.out, HasSubstr("\ntotal "));
    EXPECT_THAT(division.out, HasSubstr("\nperft 5x5 depth 2 "));
}

TEST(EngineProgram, TeiPlaysUntilTheInputEnds) {
    const ProgramRun game =
        run({"tei"}, "tei\nisready\nteinewgame 5\nposition startpos moves a1 e5\ngo depth 3\n");
    EXPECT_EQ(game.status, kDone);
    EXPECT_THAT(game.out, StartsWith("id name Dolmen "));
    EXPECT_THAT(game.out, HasSubstr("\nteiok\nreadyok\n"));
    EXPECT_THAT(game.out, HasSubstr("\nbestmove "));
    EXPECT_EQ(game.err, "");
    EXPECT_EQ(run({"tei"}, "quit\n").status, kDone);
    EXPECT_EQ(run({"tei", "--what"}).status, kBadArguments);
}

TEST(EngineProgram, CheckReportsGamesAndProblems) {
    const ProgramRun clean =
        run({"check", "-"}, "[Player1 \"Ada\"]\n[Player2 \"Bo\"]\n[Size \"3\"]\n\n1. a3 c1\n2. b1 a2 1-0\n");
    EXPECT_EQ(clean.status, kDone);
    EXPECT_EQ(clean.out, "standard input:1: game 1: Ada - Bo, 3x3, 4 plies, 1-0\n");
    const ProgramRun doubtful = run({"check", "-"}, "[Size \"3\"]\n\n1. a3 c1 R-0\n");
    EXPECT_EQ(doubtful.status, kProblemsFound);
    EXPECT_THAT(doubtful.out, HasSubstr("standard input:3:10: warning: the result is R-0"));
    const ProgramRun wrong = run({"check", "-"}, "[Size \"3\"]\n\n1. a3 a3\n\n[Size \"9\"]\n");
    EXPECT_EQ(wrong.status, kProblemsFound);
    EXPECT_EQ(wrong.out,
              "standard input:3:7: error: a3 is not legal: there is already a piece on a3\n"
              "standard input:5:8: error: Size \"9\": expected a board size from 3 to 8\n");
}

TEST(EngineProgram, ErrorsNameTheStandardInput) {
    const std::string game = "[Size \"3\"]\n\n1. a3 a3\n";
    for (const char* command : {"analyse", "solve"})
        EXPECT_THAT(run({command, "-"}, game).err, HasSubstr(": standard input:3:7: a3 is not legal"));
}

TEST(EngineProgram, CheckReadsFilesAndNamesThoseItCannotRead) {
    const std::string file = ::testing::TempDir() + "dolmen-check.ptn";
    std::ofstream(file) << "[Size \"3\"]\n\n1. a3 c1\n\n{1b1}\n1. -- c2\n";
    const ProgramRun result = run({"check", file, "/nowhere/at.all", "/"});
    std::remove(file.c_str());
    EXPECT_EQ(result.status, kProblemsFound);
    EXPECT_THAT(result.out,
                StartsWith(file + ":1: game 1: ? - ?, 3x3, 2 plies and 1 in variations, no result\n"));
    EXPECT_THAT(result.out, HasSubstr("/nowhere/at.all: error: there is no such file\n"));
    EXPECT_THAT(result.out, HasSubstr("/: error: this is not a file\n"));
}

TEST(EngineProgram, DevicesAndPipesAreRefusedAtOnce) {
    const std::string pipe = ::testing::TempDir() + "dolmen-pipe.ptn";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& file : {pipe, std::string("/dev/zero")}) {
        const std::string message = file + ": this is not a file\n";
        EXPECT_EQ(run({"check", file}).out, file + ": error: this is not a file\n");
        EXPECT_THAT(run({"analyse", file}).err, HasSubstr(message));
        EXPECT_THAT(run({"solve", file}).err, HasSubstr(message));
    }
    std::remove(pipe.c_str());
}

TEST(EngineProgram, TextsOfFilesSendNoCommandsToTheTerminal) {
    const ProgramRun names =
        run({"check", "-"}, "[Player1 \"\x1b[2Jred\"]\n[Player2 \"\u009b31m\"]\n[Size \"3\"]\n*\n");
    EXPECT_EQ(names.out, "standard input:1: game 1: \\x1B[2Jred - \\x9B31m, 3x3, 0 plies, no result\n");
    const ProgramRun word = run({"check", "-"}, "[Size \"3\"]\n\n1. \x1b]0;x\a" + std::string(60'000, 'y'));
    EXPECT_EQ(word.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(word.out.find('\a'), std::string::npos);
    EXPECT_LT(word.out.size(), 400U);
}

TEST(EngineProgram, CheckNamesEncodings) {
    using namespace std::string_literals;
    EXPECT_EQ(run({"check", "-"}, "\xFF\xFE[\0S\0"s).out,
              "standard input:1:1: error: this text is in UTF-16; please save it as UTF-8\n");
    const ProgramRun old = run({"check", "-"}, "[Player1 \"J\xFCrgen\"]\n[Size \"3\"]\n*\n");
    EXPECT_EQ(old.out,
              "standard input:1: game 1: J\u00FCrgen - ?, 3x3, 0 plies, no result\n"
              "standard input:1:12: warning: this is not UTF-8; it is read as Windows-1252\n");
}

TEST(EngineProgram, UnreadableFilesAreNamed) {
    // This file can be opened, but not read.
    const ProgramRun check = run({"check", "/proc/self/mem"});
    EXPECT_NE(check.status, kDone);
    EXPECT_THAT(check.err + check.out, HasSubstr("/proc/self/mem"));
    EXPECT_EQ(run({"perft", "1", "--tps", ""}).status, kBadArguments);
}

TEST(EngineProgram, BoundsAreReadableNumbers) {
    for (const std::vector<std::string>& arguments :
         std::vector<std::vector<std::string>>{{"analyse", "--tps", "x3/x3/x3 1 1", "--nodes", "0"},
                                               {"analyse", "--tps", "x3/x3/x3 1 1", "--movetime", "1e30"},
                                               {"solve", "--tps", "x3/x3/x3 1 1", "--time", "nan"},
                                               {"analyse", "game.ptn", "--ply", "-1"}}) {
        const ProgramRun refused = run(arguments);
        EXPECT_EQ(refused.status, kBadArguments) << arguments[3];
        EXPECT_LT(refused.err.size(), 300U) << refused.err;
    }
}

}  // namespace
}  // namespace cli
