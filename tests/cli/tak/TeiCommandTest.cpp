// Conversations with the engine as a program of its own.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <regex>
#include <sstream>

#include "base/Files.h"
#include "process/ChildProcess.h"
#include "support/TemporaryFolder.h"

namespace cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// The lines with which the program answers to this input. A search stops when the input ends.
std::vector<std::string> answersTo(const std::string& input) {
    const support::TemporaryFolder folder;
    const std::string in = (folder / "in").string();
    const std::string out = (folder / "out").string();
    EXPECT_TRUE(base::writeFile(in, input));
    EXPECT_EQ(std::system((DOLMEN_BINARY_DIR "/bin/dolmen-engine tei < " + in + " > " + out).c_str()), 0);
    std::istringstream text(base::readFile(out).value());
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

TEST(TeiCommand, ARefusedPositionIsNotAnsweredByTheOldOne) {
    EXPECT_THAT(answersTo("teinewgame 6\nposition startpos moves a1 f6\nposition startpos moves 2a1 f6\n"
                          "go nodes 2000\n"),
                ElementsAre(StartsWith("info string error: position: move 1: "),
                            StartsWith("info string error: there is nothing to search: position: move 1: "),
                            "bestmove (none)"));
}

TEST(TeiCommand, AnOptionHoldsForThePositionThatStands) {
    const auto lines = answersTo(
        "teinewgame 3\nposition tps 1,2,1/2,1,2/2,1,x 1 5\n"
        "setoption name HalfKomi value 4\ngo depth 1 searchmoves c1\n");
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_THAT(lines[0], HasSubstr(" score mate -1 "));
    EXPECT_EQ(lines[1], "bestmove c1");
}

TEST(TeiCommand, KomiByAnotherNameDoesNotBecomeNone) {
    EXPECT_THAT(
        answersTo("setoption name Komi value 2\nteinewgame 6\nposition startpos\ngo nodes 10\n"),
        ElementsAre(StartsWith("info string error: there is no option \"Komi\": the komi is HalfKomi"),
                    StartsWith("info string error: there is nothing to search: "), "bestmove (none)"));
}

TEST(TeiCommand, AMoveWithoutTimeIsASearchedOne) {
    for (const char* go : {"go movetime 0", "go nodes 0", "go depth 0", "go infinite"}) {
        SCOPED_TRACE(go);
        // Only a flat on c1 wins.
        const auto lines =
            answersTo(std::string("teinewgame 3\nposition tps 1,2,1/2,1,2/2,1,x 1 5\n") + go + "\n");
        ASSERT_GE(lines.size(), 2U);
        EXPECT_THAT(lines.front(), StartsWith("info depth 1 "));
        EXPECT_EQ(lines.back(), "bestmove c1");
    }
}

/// The last report of a new program about this position and its move, without what depends on the machine.
std::string endOfSearch(const std::string& position, const std::string& go) {
    using Clock = process::ChildProcess::Clock;
    const auto patience = [] { return Clock::now() + std::chrono::seconds(120); };
    auto engine = process::ChildProcess::start({DOLMEN_BINARY_DIR "/bin/dolmen-engine", "tei"});
    if (!engine) return engine.error().describe();
    EXPECT_TRUE(engine->write("setoption name Hash value 8\n" + position + "\n" + go + "\n", patience()));
    std::string report;
    std::string line;
    while (engine->readLine(line, patience()) == process::ChildProcess::Reading::Line) {
        if (line.starts_with("bestmove "))
            return std::regex_replace(report, std::regex(" (time|nps) [0-9]+"), "") + '\n' + line;
        report = line;
    }
    return "no bestmove";
}

TEST(TeiCommand, ASearchByNodesIsTheSameInEveryRun) {
    // Tinues of seven plies, which the solver proves in the middle of an iteration; the search ends there.
    for (const char* tps : {"2,2,1,x/21,1,1,2/2,x,1,2/1,2,2,x 2 10",
                            "1,1,1,2,1/x,2,12221C,221S,x/2,2C,2S,21,2/x,1S,1,2,x/2,x,21,2,x 1 19"}) {
        const std::string position = std::string("position tps ") + tps;
        const std::string first = endOfSearch(position, "go nodes 60000");
        EXPECT_THAT(first, HasSubstr(" score mate 4 "));
        for (int run = 0; run < 3; ++run) EXPECT_EQ(endOfSearch(position, "go nodes 60000"), first);
    }
    // One that the limit ends: the last line counts all nodes.
    EXPECT_THAT(endOfSearch("position startpos moves a1 f6 c3 d4", "go nodes 5000"),
                HasSubstr(" nodes 5000 "));
}

}  // namespace
}  // namespace cli
