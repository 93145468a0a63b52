#include "app/e2e/Display.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <vector>

namespace e2e {
namespace {

using namespace std::chrono_literals;

/// Starts a program whose output is discarded.
pid_t start(std::vector<std::string> words, int inherited = -1) {
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("fork failed");
    if (child > 0) return child;
    const int nowhere = open("/dev/null", O_RDWR);
    for (const int stream : {0, 1, 2}) dup2(nowhere, stream);
    if (inherited >= 0) fcntl(inherited, F_SETFD, 0);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execvp(arguments.front(), arguments.data());
    _exit(127);
}

void end(pid_t child) {
    if (child < 0) return;
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

bool comesTrue(const std::function<bool()>& condition) {
    const auto deadline = std::chrono::steady_clock::now() + 30s;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::sleep_for(50ms);
    }
    return true;
}

}  // namespace

Display::Display(int width, int height, Manager manager) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    const std::string screen = std::to_string(width) + "x" + std::to_string(height) + "x24";
    // Without -noreset the server begins anew when its only client leaves, as xdotool does after each
    // command, and refuses a program that connects at that moment.
    server_ = start({"Xvfb", "-noreset", "-displayfd", std::to_string(ends[1]), "-screen", "0", screen,
                     "-nolisten", "tcp"},
                    ends[1]);
    close(ends[1]);
    name_ = ":";
    for (char digit = 0; read(ends[0], &digit, 1) == 1 && digit != '\n';) name_ += digit;
    close(ends[0]);
    if (name_ == ":") throw std::runtime_error("Xvfb did not start");
    if (manager == Manager::None) return;
    manager_ = start({"env", "DISPLAY=" + name_, "openbox"});
    // The window manager is ready once it has reported its features.
    if (!comesTrue([this] { return xdotool("get_num_desktops") != ""; }))
        throw std::runtime_error("openbox did not start");
}

Display::~Display() {
    end(manager_);
    end(server_);
}

std::string Display::xdotool(const std::string& arguments) const {
    const std::string command = "DISPLAY=" + name_ + " xdotool " + arguments + " 2>/dev/null";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error("xdotool did not start");
    std::string output;
    std::array<char, 256> part{};
    while (std::fgets(part.data(), part.size(), pipe) != nullptr) output += part.data();
    pclose(pipe);
    return output;
}

Display::Area Display::areaOf(const std::string& title) const {
    std::istringstream lines(
        xdotool("search --onlyvisible --name '^" + title + "$' getwindowgeometry --shell"));
    Area area;
    for (std::string line; std::getline(lines, line);) {
        const auto equals = line.find('=');
        if (equals == std::string::npos) continue;
        const std::string what = line.substr(0, equals);
        const int value = std::atoi(line.c_str() + equals + 1);
        if (what == "X") area.x = value;
        if (what == "Y") area.y = value;
        if (what == "WIDTH") area.width = value;
        if (what == "HEIGHT") area.height = value;
    }
    return area;
}

Display::Area Display::waitFor(const std::string& title, const Area& expected) const {
    (void)comesTrue([&] { return areaOf(title) == expected; });
    return areaOf(title);
}

Display::Area Display::waitForSize(const std::string& title, int width, int height) const {
    (void)comesTrue([&] {
        const Area area = areaOf(title);
        return area.width == width && area.height == height;
    });
    return areaOf(title);
}

Display::Area Display::waitForWidth(const std::string& title, int width) const {
    (void)comesTrue([&] { return areaOf(title).width == width; });
    return areaOf(title);
}

void Display::setLayout(const std::string& layout) const {
    const std::string command = "DISPLAY=" + name_ + " setxkbmap " + layout;
    if (std::system(command.c_str()) != 0) throw std::runtime_error("setxkbmap failed");
}

void Display::press(const std::string& key) const { (void)xdotool("key " + key); }

void Display::type(const std::string& text) const { (void)xdotool("type --delay 20 '" + text + "'"); }

void Display::point(int x, int y) const {
    (void)xdotool("mousemove " + std::to_string(x) + " " + std::to_string(y));
}

void Display::click(int x, int y) const {
    point(x, y);
    (void)xdotool("click 1");
}

void Display::doubleClick(int x, int y) const {
    point(x, y);
    (void)xdotool("click --repeat 2 --delay 60 1");
}

std::ostream& operator<<(std::ostream& out, const Display::Area& area) {
    return out << area.width << "x" << area.height << " at " << area.x << "," << area.y;
}

}  // namespace e2e
