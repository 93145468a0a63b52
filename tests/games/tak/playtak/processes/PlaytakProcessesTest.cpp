// Two dolmen-engine play on a server that is a process, too, over lines or WebSockets, whatever its faults.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "process/ChildProcess.h"
#include "support/ProgramLines.h"
#include "support/TemporaryFolder.h"

namespace {

using process::ChildProcess;
using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using namespace std::chrono_literals;
using Words = std::vector<std::string>;

constexpr const char* kServer = DOLMEN_BINARY_DIR "/bin/playtak-server";
constexpr const char* kEngine = DOLMEN_BINARY_DIR "/bin/dolmen-engine";

ChildProcess::Clock::time_point patience() { return ChildProcess::Clock::now() + 240s; }

ChildProcess started(const Words& command) {
    auto child = ChildProcess::start(command);
    if (!child) throw std::runtime_error(child.error().describe());
    return std::move(*child);
}

/// The next line that begins like this, without that.
std::string lineAfter(ChildProcess& program, const std::string& beginning) {
    return support::lineAfter(program, beginning, patience());
}

Words allLines(ChildProcess& program) {
    Words lines;
    for (std::string line; program.readLine(line, patience()) == ChildProcess::Reading::Line;)
        lines.push_back(line);
    return lines;
}

std::size_t count(const Words& lines, const std::string& part) {
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [&](const std::string& line) { return line.find(part) != line.npos; }));
}

class PlaytakProcesses : public ::testing::Test {
  protected:
    void openServer(const Words& faults = {}) {
        Words command{kServer};
        command.insert(command.end(), faults.begin(), faults.end());
        server_.emplace(started(command));
        lines_ = lineAfter(*server_, "lines ");
        webSockets_ = lineAfter(*server_, "websockets ");
    }
    /// A bot on boards of 5x5 that plays at once.
    ChildProcess bot(const Words& more, bool lines = false) {
        Words command{kEngine,
                      "playtak",
                      "--host",
                      "127.0.0.1",
                      "--port",
                      lines ? lines_ : webSockets_,
                      lines ? "--tcp" : "--no-tls",
                      "--nodes",
                      "60",
                      "--size",
                      "5",
                      "--time",
                      "300",
                      "--increment",
                      "2",
                      "--hash",
                      "1",
                      "--unrated"};
        command.insert(command.end(), more.begin(), more.end());
        return started(command);
    }
    /// Two bots play so many games; both tell all of them, and the same.
    void expectGames(const std::string& games, bool lines = false) {
        ChildProcess seeker = bot({"--games", games}, lines);
        ChildProcess taker = bot({"--games", games, "--accept"}, !lines);
        const Words told = allLines(seeker);
        const Words other = allLines(taker);
        EXPECT_TRUE(seeker.succeeded()) << seeker.closingError().english() << seeker.lastErrorLine();
        EXPECT_TRUE(taker.succeeded()) << taker.closingError().english() << taker.lastErrorLine();
        const std::size_t all = std::stoul(games);
        for (const Words& one : {told, other}) {
            EXPECT_EQ(count(one, " over: "), all) << ::testing::PrintToString(one);
            EXPECT_EQ(count(one, "refuses"), 0U) << ::testing::PrintToString(one);
        }
        seeker_ = told;
        taker_ = other;
    }

    support::TemporaryFolder folder_;
    std::optional<ChildProcess> server_;
    std::string lines_;
    std::string webSockets_;
    Words seeker_;
    Words taker_;
};

TEST_F(PlaytakProcesses, PlayTenGamesInARow) {
    openServer();
    expectGames("10");
    EXPECT_EQ(count(seeker_, "no connection"), 0U);
}

TEST_F(PlaytakProcesses, GoOnAfterALineWasCut) {
    for (const bool lines : {false, true}) {
        openServer({"drop=2:7"});
        expectGames("3", lines);
        EXPECT_EQ(count(seeker_, "game 2 goes on") + count(taker_, "game 2 goes on"), 1U);
        EXPECT_EQ(count(seeker_, "has disconnected") + count(taker_, "has disconnected"), 1U);
    }
}

class PlaytakFaults : public PlaytakProcesses, public ::testing::WithParamInterface<const char*> {};

TEST_P(PlaytakFaults, DoNotMatter) {
    openServer({GetParam()});
    expectGames("2");
}
INSTANTIATE_TEST_SUITE_P(All, PlaytakFaults,
                         ::testing::Values("version=0", "version=1", "spaces", "joined", "late=40",
                                           "confirms-late", "chatter=5000"));

TEST_F(PlaytakProcesses, LinesMayComeInPieces) {
    openServer({"pieces"});  // of lines; frames have whole ones
    ChildProcess seeker = bot({"--games", "1"}, true);
    ChildProcess taker = bot({"--games", "1", "--accept"}, true);
    EXPECT_EQ(count(allLines(seeker), " over: "), 1U);
    EXPECT_EQ(count(allLines(taker), " over: "), 1U);
}

TEST_F(PlaytakProcesses, AnAccountKeepsItsPasswordToItself) {
    openServer();
    std::ofstream(folder_ / "password") << "secret\n";
    ChildProcess seeker = bot({"--name", "Dolmen_1", "--password-file", folder_ / "password"});
    ChildProcess taker = bot({"--accept", "--opponent", "Dolmen_1"});
    const Words lines = allLines(seeker);
    EXPECT_THAT(lines, Contains("logged in as Dolmen_1, protocol 2"));
    EXPECT_THAT(lines, Not(Contains(HasSubstr("secret"))));
    for (const std::string& error : seeker.takeErrorLines()) EXPECT_THAT(error, Not(HasSubstr("secret")));
    EXPECT_EQ(count(allLines(taker), " over: "), 1U);
}

TEST_F(PlaytakProcesses, AWrongPasswordEndsIt) {
    openServer();
    std::ofstream(folder_ / "password") << "wrong\n";
    ChildProcess seeker = bot({"--name", "Dolmen_1", "--password-file", folder_ / "password"});
    (void)allLines(seeker);
    EXPECT_FALSE(seeker.succeeded());
    EXPECT_EQ(seeker.lastErrorLine(), "playtak: the server refused the login");
}

TEST_F(PlaytakProcesses, ASecondLoginIsLeftAlone) {
    openServer();
    std::ofstream(folder_ / "password") << "secret\n";
    ChildProcess first = bot({"--name", "Dolmen_1", "--password-file", folder_ / "password"});
    (void)lineAfter(first, "seeks ");
    ChildProcess second = bot({"--name", "Dolmen_1", "--password-file", folder_ / "password"});
    (void)lineAfter(second, "seeks ");
    (void)allLines(first);
    EXPECT_FALSE(first.succeeded());
    EXPECT_EQ(first.lastErrorLine(), "playtak: this player has logged in elsewhere");
}

}  // namespace
