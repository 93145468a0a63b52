#include "process/ChildProcess.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <thread>

namespace process {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using namespace std::chrono_literals;
using Clock = ChildProcess::Clock;
using Reading = ChildProcess::Reading;

ChildProcess shell(const std::string& script) {
    auto child = ChildProcess::start({"sh", "-c", script});
    EXPECT_TRUE(child.ok());
    return std::move(*child);
}

TEST(ChildProcess, ReadsAndWritesLines) {
    ChildProcess child = shell("read a; echo \"got $a\"; printf 'crlf\\r\\nhalf'");
    std::string line;
    EXPECT_TRUE(child.write("hello\n", Clock::now() + 1s));
    EXPECT_EQ(child.readLine(line, Clock::now() + 5s), Reading::Line);
    EXPECT_EQ(line, "got hello");
    EXPECT_EQ(child.readLine(line, Clock::now() + 5s), Reading::Line);
    EXPECT_EQ(line, "crlf");
    EXPECT_EQ(child.readLine(line, Clock::now() + 5s), Reading::Closed);
    EXPECT_EQ(child.closingError().english(), "the program ended with status 0");
}

TEST(ChildProcess, SaysWhyAProgramCannotBeStarted) {
    const auto child = ChildProcess::start({"/no/such/engine"});
    ASSERT_FALSE(child.ok());
    EXPECT_THAT(child.error().describe(), HasSubstr("/no/such/engine cannot be started: No such file"));
    EXPECT_FALSE(ChildProcess::start({}).ok());
}

TEST(ChildProcess, WaitsNoLongerThanItsDeadline) {
    ChildProcess child = shell("sleep 30");
    std::string line;
    const auto begin = Clock::now();
    EXPECT_EQ(child.readLine(line, begin + 30ms), Reading::Timeout);
    EXPECT_GE(Clock::now() - begin, 30ms);
    EXPECT_LT(Clock::now() - begin, 5s);
}

TEST(ChildProcess, AStopTokenEndsTheWait) {
    ChildProcess child = shell("sleep 30");
    std::stop_source source;
    std::jthread other([&] {
        std::this_thread::sleep_for(20ms);
        source.request_stop();
    });
    std::string line;
    EXPECT_EQ(child.readLine(line, Clock::now() + 20s, source.get_token()), Reading::Stopped);
    EXPECT_EQ(child.readLine(line, Clock::now() + 10ms), Reading::Timeout);
}

TEST(ChildProcess, WritingFailsIfTheProgramEndedOrDoesNotRead) {
    ChildProcess gone = shell("exit 3");
    std::string line;
    EXPECT_EQ(gone.readLine(line, Clock::now() + 5s), Reading::Closed);
    // The system may close the child's input a moment after its output, and until then the pipe takes some
    // data.
    const auto deadline = Clock::now() + 5s;
    bool written = true;
    while (written && Clock::now() < deadline) written = gone.write("hello\n", deadline);
    EXPECT_FALSE(written);
    EXPECT_EQ(gone.closingError().english(), "the program ended with status 3");
    ChildProcess deaf = shell("sleep 30");
    EXPECT_FALSE(deaf.write(std::string(1 << 20, 'x'), Clock::now() + 30ms));
}

TEST(ChildProcess, KeepsTheLastOutputAndTheReasonOfTheEnd) {
    ChildProcess child = shell("echo first >&2; echo last >&2; kill -SEGV $$");
    std::string line;
    EXPECT_EQ(child.readLine(line, Clock::now() + 5s), Reading::Closed);
    EXPECT_EQ(child.lastErrorLine(), "last");
    EXPECT_THAT(child.closingError().english(), HasSubstr("signal 11, Segmentation fault"));
}

TEST(ChildProcess, EndsWhatTheProgramStarted) {
    ChildProcess child = shell("sleep 30 & echo $!; wait");
    std::string line;
    ASSERT_EQ(child.readLine(line, Clock::now() + 5s), Reading::Line);
    child.end(0ms);
    // The orphan has been killed too; its entry may stay until it is reaped.
    const std::string ask = "for i in 1 2 3 4 5 6 7 8 9; do kill -0 " + line +
                            " 2>/dev/null || break; grep -q 'State:.Z' /proc/" + line +
                            "/status && break; sleep 0.05; done; [ $i != 9 ] && echo gone";
    ChildProcess asks = shell(ask);
    EXPECT_EQ(asks.readLine(line, Clock::now() + 5s), Reading::Line);
    EXPECT_EQ(line, "gone");
}

TEST(ChildProcess, WaitsForADeadlineHoweverFarItIs) {
    const auto now = Clock::now();
    EXPECT_EQ(waitUntil(now + 30h + 250ms, now).tv_sec, 108'000);
    EXPECT_EQ(waitUntil(now + 30h + 250ms, now).tv_nsec, 250'000'000);
    EXPECT_EQ(waitUntil(now + 24h * 365, now).tv_sec, 31'536'000);
    EXPECT_GT(waitUntil(Clock::time_point::max(), now).tv_sec, 31'536'000);
    for (const auto past : {now, now - 1ns, now - 30h}) {
        EXPECT_EQ(waitUntil(past, now).tv_sec, 0);
        EXPECT_EQ(waitUntil(past, now).tv_nsec, 0);
    }
}

/// Whether a process with this number runs; waits a while for its end.
bool livesOn(pid_t pid) {
    const std::string status = "/proc/" + std::to_string(pid) + "/status";
    for (int i = 0; i < 200; ++i) {
        std::ifstream in(status);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        if (text.empty() || text.find("State:\tZ") != std::string::npos) return false;
        std::this_thread::sleep_for(20ms);
    }
    return true;
}

/// After any end of this program, its child processes must end too: a child that ignores all signals it can
/// ignore, and the child's own children.
TEST(ChildProcess, NothingOutlivesAProgramThatIsKilled) {
    for (const int signal : {SIGKILL, SIGTERM, SIGHUP, SIGINT}) {
        std::array<int, 2> ends{};
        ASSERT_EQ(pipe(ends.data()), 0);
        const pid_t parent = fork();
        ASSERT_GE(parent, 0);
        if (parent == 0) {
            std::string line;
            // The thread that started the child has ended.
            std::optional<ChildProcess> child;
            std::thread([&] {
                child.emplace(
                    shell("trap '' HUP INT TERM; sleep 60 & echo $$ $!; while :; do sleep 60; done"));
                (void)child->readLine(line, Clock::now() + 20s);
            }).join();
            std::this_thread::sleep_for(50ms);
            line += '\n';
            [[maybe_unused]] const auto told = write(ends[1], line.data(), line.size());
            sleep(60);
            _exit(0);
        }
        char line[64] = {};
        ASSERT_GT(read(ends[0], line, sizeof line - 1), 0);
        int child = 0;
        int grandchild = 0;
        ASSERT_EQ(std::sscanf(line, "%d %d", &child, &grandchild), 2) << line;
        ASSERT_EQ(kill(child, 0), 0) << "it lives while its parent does";
        kill(parent, signal);
        waitpid(parent, nullptr, 0);
        EXPECT_FALSE(livesOn(child)) << signal;
        EXPECT_FALSE(livesOn(grandchild)) << signal;
        close(ends[0]);
        close(ends[1]);
    }
}

TEST(ChildProcess, EndsAProgramThatHasAGroupOfItsOwn) {
    ChildProcess child = shell("exec setsid sh -c 'echo $$; sleep 60'");
    std::string line;
    ASSERT_EQ(child.readLine(line, Clock::now() + 20s), Reading::Line);
    child.end(0ms);
    EXPECT_FALSE(livesOn(std::stoi(line)));
}

TEST(ChildProcess, KeepsTheLastLinesOfItsErrors) {
    ChildProcess child = shell("i=0; while [ $i -lt 150 ]; do echo $i >&2; i=$((i+1)); done");
    std::string line;
    EXPECT_EQ(child.readLine(line, Clock::now() + 20s), Reading::Closed);
    const std::vector<std::string> said = child.takeErrorLines();
    ASSERT_EQ(said.size(), ChildProcess::kMostErrorLines);
    EXPECT_EQ(said.front(), "50");
    EXPECT_EQ(said.back(), "149");
    EXPECT_TRUE(child.takeErrorLines().empty());
}

TEST(ChildProcess, WritesAsMuchAsThePipeTakes) {
    ChildProcess child = shell("head -c 100000 > /dev/null; read -r _ < /dev/null; sleep 30");
    const std::string much(1 << 20, 'x');
    const std::size_t written = child.writeSome(much, Clock::now() + 300ms);
    EXPECT_GE(written, 100'000U);
    EXPECT_LT(written, much.size()) << "the rest is more than a pipe holds";
    EXPECT_TRUE(child.takesInput());
}

TEST(ChildProcess, KnowsThatTheInputIsClosed) {
    ChildProcess child = shell("exec < /dev/null; echo gone; sleep 30");
    std::string line;
    ASSERT_EQ(child.readLine(line, Clock::now() + 20s), Reading::Line);
    EXPECT_EQ(child.writeSome("x", Clock::now() + 1s), 0U);
    EXPECT_FALSE(child.takesInput());
}

TEST(ChildProcess, KnowsWhetherItSucceeded) {
    for (const int status : {0, 3}) {
        ChildProcess child = shell("cat > /dev/null; exit " + std::to_string(status));
        EXPECT_TRUE(child.write("some input\n", Clock::now() + 5s));
        child.closeInput();
        std::string line;
        EXPECT_EQ(child.readLine(line, Clock::now() + 20s), Reading::Closed);
        EXPECT_EQ(child.succeeded(), status == 0) << status;
    }
    ChildProcess stays = shell("exec > /dev/null; sleep 30");
    EXPECT_FALSE(stays.succeeded()) << "it had to be ended";
}

}  // namespace
}  // namespace process
