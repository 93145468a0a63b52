// The output of commands: they keep existing files on a failure, and a failed write is reported as a failure.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "cli/ProgramRun.h"
#include "games/tak/rules/Ptn.h"
#include "support/OwnProcess.h"
#include "support/TemporaryFolder.h"

namespace cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::runProgram;
using ::testing::StartsWith;

constexpr const char* kEngine = DOLMEN_BINARY_DIR "/bin/dolmen-engine";

std::string gameBy(const std::string& player) {
    return "[Size \"4\"]\n[Player1 \"" + player + "\"]\n\n1. a1 d1 {the corners}\n2. b2 b1\n";
}

class Output : public ::testing::Test {
  protected:
    void SetUp() override {
        std::ofstream(file("games.ptn")) << gameBy("Ann") << '\n' << gameBy("Bo") << '\n' << gameBy("Cy");
        games_ = content("games.ptn");
    }
    [[nodiscard]] std::string file(const std::string& name) const { return (folder_ / name).string(); }
    [[nodiscard]] std::string content(const std::string& name) const {
        std::ifstream in(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const auto& entry : std::filesystem::directory_iterator(folder_ / ""))
            all.push_back(entry.path().filename());
        return all;
    }
    /// The number of turns with a score, for each game of a file.
    [[nodiscard]] std::vector<int> judged(const std::string& name) const {
        const auto reading = tak::rules::readPtn(content(name));
        std::vector<int> counts;
        for (const auto& game : reading.games) {
            counts.push_back(0);
            for (const int node : game.tree.mainLine())
                counts.back() += std::any_of(
                    game.tree.node(node).comments.begin(), game.tree.node(node).comments.end(),
                    [](const std::string& comment) { return comment.find('/') != std::string::npos; });
        }
        return counts;
    }
    /// The exit status of the real program, run by a shell in the folder; `$0` is the program.
    [[nodiscard]] int shell(const std::string& command) const {
        const std::string line = "cd '" + file("") + "' && exec sh -c '" + command + "' " + kEngine;
        const int state = std::system(line.c_str());
        return WIFEXITED(state) ? WEXITSTATUS(state) : -1;
    }

    const support::TemporaryFolder folder_;
    std::string games_;
};

TEST_F(Output, AnalyseWritesEveryGameOntoItsOwnFile) {
    const auto run = runProgram(
        {"analyse", file("games.ptn"), "--nodes", "100", "--hash", "1", "--out", file("games.ptn")});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(judged("games.ptn"), ElementsAre(4, 4, 4));
    for (const char* player : {"Ann", "Bo", "Cy"}) EXPECT_THAT(content("games.ptn"), HasSubstr(player));
    EXPECT_THAT(run.out, HasSubstr("game 3\n"));
}

TEST_F(Output, AnalyseOfOneGameKeepsTheOthers) {
    const auto run = runProgram({"analyse", file("games.ptn"), "--game", "2", "--nodes", "100", "--hash", "1",
                                 "--out", file("games.ptn")});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(judged("games.ptn"), ElementsAre(0, 4, 0));
    EXPECT_EQ(runProgram({"analyse", file("games.ptn"), "--game", "4", "--nodes", "1"}).status,
              kBadArguments);
}

TEST_F(Output, AnalyseLeavesTheOldFileOnAFullDisk) {
    const auto complaint = support::inOwnProcess([&]() -> std::string {
        const rlimit limit{100, RLIM_INFINITY};
        std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &limit);
        const auto run = runProgram(
            {"analyse", file("games.ptn"), "--nodes", "100", "--hash", "1", "--out", file("games.ptn")});
        if (run.status != kProblemsFound) return "the status was " + std::to_string(run.status);
        return run.err.find("games.ptn: ") != std::string::npos ? "" : run.err;
    });
    EXPECT_EQ(complaint, "");
    EXPECT_EQ(content("games.ptn"), games_);
    EXPECT_THAT(names(), ElementsAre("games.ptn"));
}

TEST_F(Output, AnalyseWritesToTheStandardOutput) {
    const auto run = runProgram({"analyse", file("games.ptn"), "--nodes", "50", "--hash", "1", "--out", "-"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("[Player1 \"Cy\"]"));
    ASSERT_EQ(shell("\"$0\" analyse games.ptn --nodes 50 --hash 1 --out /dev/stdout > all.txt"), kDone);
    EXPECT_THAT(content("all.txt"), HasSubstr("game 3\n"));
    EXPECT_THAT(content("all.txt"), HasSubstr("[Player1 \"Cy\"]"));
}

TEST_F(Output, TheArenaAddsItsGames) {
    const std::vector<std::string> match = {"arena",   "--engine", "dolmen,name=x", "dolmen,name=y",
                                            "--nodes", "5",        "--size",        "3",
                                            "--games", "2",        "--ptn",         file("games.ptn")};
    ASSERT_EQ(runProgram(match).status, kDone);
    EXPECT_THAT(content("games.ptn"), StartsWith(games_ + "\n["));
    ASSERT_EQ(runProgram(match).status, kDone);
    EXPECT_EQ(tak::rules::readPtn(content("games.ptn")).games.size(), 7U);
}

TEST_F(Output, AnArenaThatCannotStartLeavesItsFiles) {
    std::ofstream(file("old.json")) << "{}";
    const auto run =
        runProgram({"arena", "--engine", "dolmen,name=x", "cmd=/no/such/engine", "--nodes", "5", "--ptn",
                    file("games.ptn"), "--json", file("old.json"), "--ptn", file("games.ptn")});
    EXPECT_NE(run.status, kDone);
    EXPECT_EQ(content("games.ptn"), games_);
    EXPECT_EQ(content("old.json"), "{}");
    EXPECT_NE(runProgram({"arena", "--engine", "dolmen,name=x", "cmd=/no/such/engine", "--nodes", "5",
                          "--ptn", file("new.ptn")})
                  .status,
              kDone);
    EXPECT_FALSE(std::filesystem::exists(file("new.ptn"))) << "no game was played";
}

/// Every command with short arguments.
constexpr const char* kCommands[] = {
    "--version",
    "--help",
    "perft 2 --size 3 --divide",
    "check games.ptn",
    "bench 1 --size 3",
    "analyse games.ptn --nodes 20 --hash 1",
    "solve games.ptn --nodes 20 --hash 1",
    "arena --engine dolmen,name=x dolmen,name=y --nodes 2 --size 3 --games 2",
    "moves games.ptn",
    "play games.ptn --ply 0 a2",
};

TEST_F(Output, LostOutputIsAFailure) {
    for (const std::string command : kCommands) {
        EXPECT_NE(shell("\"$0\" " + command + " > out 2> err"), kOutputLost) << command;
        EXPECT_EQ(shell("\"$0\" " + command + " > /dev/full 2> err"), kOutputLost) << command;
        EXPECT_THAT(content("err"), HasSubstr("output could not be written")) << command;
        EXPECT_EQ(shell("\"$0\" " + command + " >&- 2> err"), kOutputLost) << command;
        EXPECT_THAT(content("err"), HasSubstr("output could not be written")) << command;
    }
    EXPECT_EQ(shell("echo tei | \"$0\" tei > /dev/full 2> err"), kOutputLost);
}

/// A file opened by the program could get the descriptor number of the closed output; printed text must not
/// go into it.
TEST_F(Output, AClosedOutputDoesNotBecomeAFile) {
    EXPECT_EQ(shell("\"$0\" analyse games.ptn --nodes 100 --hash 1 --out games.ptn >&- 2> err"), kOutputLost);
    EXPECT_THAT(judged("games.ptn"), ElementsAre(4, 4, 4));
    EXPECT_THAT(content("games.ptn"), StartsWith("[Size"));
    EXPECT_THAT(content("games.ptn"), ::testing::Not(HasSubstr("nodes")));
}

}  // namespace
}  // namespace cli
