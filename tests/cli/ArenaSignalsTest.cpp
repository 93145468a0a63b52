// An arena that ends on a signal, or is killed, leaves no engine running.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "cli/Console.h"
#include "support/TemporaryFolder.h"

namespace cli {
namespace {

using namespace std::chrono_literals;

/// What was read of a file that may go away meanwhile, as the command line of a process does.
std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream content;
    content << in.rdbuf();  // a stream that fails is no exception here
    return content.str();
}

/// The processes with this text in their command line.
std::vector<pid_t> processesWith(const std::string& text) {
    std::vector<pid_t> found;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored))
        if (const int pid = std::atoi(entry.path().filename().c_str()); pid > 0 && pid != getpid())
            if (contentOf(entry.path() / "cmdline").find(text) != std::string::npos) found.push_back(pid);
    return found;
}

template <class Condition>
bool comesTrue(const Condition& condition) {
    for (int i = 0; i < 1000; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(20ms);
    }
    return false;
}

TEST(ArenaSignals, NoEngineIsLeft) {
    for (const int signal : {SIGHUP, SIGTERM, SIGINT, SIGKILL}) {
        const support::TemporaryFolder folder;
        // The engine runs behind a shell script, as many engines do. The script's path identifies the
        // processes of this test.
        const std::string mark = (folder / "engine.sh").string();
        std::ofstream(mark) << "#!/bin/sh\nsh -c 'while :; do sleep 1; done' " << mark
                            << " &\n" DOLMEN_BINARY_DIR "/bin/mock-engine slow " << mark << "\n";
        std::filesystem::permissions(mark, std::filesystem::perms(0755));
        const std::string spec = "cmd=" + mark + ",name=mock";
        const std::string ptn = (folder / "games.ptn").string();
        const pid_t arena = fork();
        ASSERT_GE(arena, 0);
        if (arena == 0) {
            std::signal(signal, SIG_DFL);  // an ignored one would stay so, as under nohup
            execl(DOLMEN_BINARY_DIR "/bin/dolmen-engine", "arena-of-the-test", "arena", "--engine",
                  spec.c_str(), "dolmen,name=own,hash=1", "--movetime", "600", "--nodes", "20", "--games",
                  "1000", "--ptn", ptn.c_str(), nullptr);
            _exit(127);
        }
        // These are the script, its helper process, the engine, and the arena itself.
        EXPECT_TRUE(comesTrue([&] { return processesWith(mark).size() >= 4; }));
        kill(arena, signal);
        int state = 0;
        waitpid(arena, &state, 0);
        EXPECT_EQ(WIFEXITED(state), signal != SIGKILL) << signal << ": what is known is reported";
        if (WIFEXITED(state)) {
            EXPECT_EQ(WEXITSTATUS(state), kProblemsFound) << signal;
        }
        EXPECT_TRUE(comesTrue([&] { return processesWith(mark).empty(); })) << signal;
    }
}

}  // namespace
}  // namespace cli
