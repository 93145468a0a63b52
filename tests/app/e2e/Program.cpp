#include "app/e2e/Program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "support/Content.h"

namespace e2e {

namespace fs = std::filesystem;

namespace {

/// Variables that differ from the tests' own environment, so that nothing of the user's configuration is
/// used. All programs share compiled shaders, since compiling them takes half of a short run.
std::map<std::string, std::string> plainEnvironment(const fs::path& folder) {
    return {{"HOME", (folder / "home").string()},
            {"DOLMEN_CONFIG", (folder / "config").string()},
            {"DOLMEN_DATA", ""},
            {"MESA_SHADER_CACHE_DIR", DOLMEN_BINARY_DIR "/shader_cache"},
            {"XDG_CONFIG_HOME", ""},
            {"XDG_STATE_HOME", ""},
            {"XDG_DATA_HOME", ""},
            {"LC_ALL", "C.UTF-8"},
            {"LANGUAGE", ""},
            {"DISPLAY", ""},
            {"WAYLAND_DISPLAY", ""},
            {"SDL_VIDEODRIVER", ""},
            {"SDL_AUDIODRIVER", ""}};
}

[[noreturn]] void become(const std::vector<std::string>& arguments,
                         const std::map<std::string, std::string>& environment, const fs::path& folder,
                         const fs::path& output) {
    // Like any user, and unlike root, it may not read or write files against their permissions.
    prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE);
    prctl(PR_CAPBSET_DROP, CAP_DAC_READ_SEARCH);
    const int out = open(output.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0600);
    if (out < 0 || dup2(out, 1) < 0 || dup2(out, 2) < 0 || chdir(folder.c_str()) != 0) _exit(126);
    for (const auto& [name, value] : environment)
        if (value.empty())
            unsetenv(name.c_str());
        else
            setenv(name.c_str(), value.c_str(), 1);
    std::vector<char*> argv;
    for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    execv(argv.front(), argv.data());
    _exit(127);
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const Ending& ending) {
    if (ending.signal != 0)
        out << "ended by signal " << ending.signal;
    else
        out << "ended with status " << ending.status;
    return out << ", saying:\n" << ending.output;
}

std::string programPath() { return DOLMEN_PROGRAM; }

Sandbox::Sandbox() {
    std::string name = (fs::temp_directory_path() / "dolmen-e2e-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    folder_ = name;
    environment_ = plainEnvironment(folder_);
    fs::create_directories(folder_ / "home");
    write("config/settings.json", kSettings);
}

Sandbox::~Sandbox() {
    std::error_code ignored;
    for (auto it = fs::recursive_directory_iterator(folder_, ignored);
         it != fs::recursive_directory_iterator(); it.increment(ignored))
        if (!it->is_symlink())
            fs::permissions(it->path(), fs::perms::owner_all, fs::perm_options::add, ignored);
    fs::remove_all(folder_, ignored);
}

void Sandbox::write(const std::string& name, std::string_view text) const {
    fs::create_directories(path(name).parent_path());
    std::ofstream(path(name), std::ios::binary) << text;
}

std::string Sandbox::read(const std::string& name) const { return support::contentOf(path(name)); }

int Sandbox::start(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), program_);
    const fs::path output = path("output.txt");
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("fork failed");
    if (child == 0) become(arguments, environment_, folder_, output);
    return child;
}

Ending Sandbox::endingOf(int child, int seconds) const {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    int state = 0;
    bool killed = false;
    while (waitpid(child, &state, WNOHANG) == 0) {
        if (!killed && std::chrono::steady_clock::now() > deadline) {
            killed = true;
            kill(child, SIGKILL);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    Ending ending{.output = support::contentOf(path("output.txt"))};
    if (killed) ending.output += "\n(killed: it took too long)";
    if (WIFEXITED(state)) ending.status = WEXITSTATUS(state);
    if (WIFSIGNALED(state)) ending.signal = WTERMSIG(state);
    return ending;
}

Ending Sandbox::run(std::vector<std::string> arguments, int seconds) const {
    return endingOf(start(std::move(arguments)), seconds);
}

Ending Sandbox::runWhile(std::vector<std::string> arguments, const std::function<void()>& meanwhile,
                         int seconds) const {
    const int child = start(std::move(arguments));
    meanwhile();
    return endingOf(child, seconds);
}

Ending Sandbox::runAndSignal(std::vector<std::string> arguments, const std::string& file, int signal,
                             int seconds) const {
    const int child = start(std::move(arguments));
    for (int i = 0; i < seconds * 50 && !has(file); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    kill(child, signal);
    return endingOf(child, seconds);
}

Ending Sandbox::play(std::string_view script, std::vector<std::string> arguments) const {
    write("test.script", script);
    const auto add = [&](const char* option, const char* value) {
        if (std::find(arguments.begin(), arguments.end(), option) == arguments.end())
            arguments.insert(arguments.end(), {option, value});
    };
    arguments.emplace_back("--offscreen");
    add("--script", "test.script");
    add("--size", "640x360");
    add("--frame-rate", "30");  // half of the frames show whatever happens, but for what lasts one frame
    return run(std::move(arguments));
}

void expectPlayed(const Sandbox& desk, std::string_view script, std::vector<std::string> arguments) {
    const Ending ending = desk.play(script, std::move(arguments));
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace e2e
