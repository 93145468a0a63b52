#include "process/ChildProcess.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

#include "base/Descriptor.h"

extern char** environ;

namespace process {
namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr std::size_t kLongestLine = 1 << 20;
constexpr int kReadEnd = 0;
constexpr int kWriteEnd = 1;

void closeFile(int& file) {
    if (file >= 0) ::close(file);
    file = -1;
}

/// A pipe that programs started later do not inherit.
struct Pipe {
    int ends[2] = {-1, -1};
    Pipe() = default;
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        closeFile(ends[kReadEnd]);
        closeFile(ends[kWriteEnd]);
    }
    [[nodiscard]] bool open() { return ::pipe2(ends, O_CLOEXEC) == 0; }
    [[nodiscard]] int release(int end) { return std::exchange(ends[end], -1); }
};

void makeNonBlocking(int file) { ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK); }

/// The files for a program's input, output and error output.
struct Streams {
    int input;
    int output;
    int errors;
};

/// Starts a program in this process group; group 0 creates a new one with the program's number. Returns the
/// errno of a failure, else 0.
int spawn(int& pid, const std::vector<std::string>& command, const Streams& streams, int group) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, streams.input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, streams.output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, streams.errors, STDERR_FILENO);

    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    sigset_t usual;
    sigemptyset(&usual);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ}) sigaddset(&usual, signal);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, group);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);

    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const int problem = posix_spawnp(&pid, arguments.front(), &files, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return problem;
}

/// The keeper waits for the end of its input. We hold the only other end of that pipe, and the system closes
/// it even if we are killed. Then the keeper kills its group: itself, the program, and everything that the
/// program has started. PR_SET_PDEATHSIG is no alternative: it would end the program together with the thread
/// that started it, and would leave the program's children running.
int spawnKeeper(int& pid, int lifeLine) {
    const base::Descriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
    if (!nothing.isOpen()) return errno;
    return spawn(pid, {"/bin/sh", "-c", "trap '' HUP INT TERM QUIT; read -r _; kill -KILL 0"},
                 {lifeLine, nothing.number(), nothing.number()}, 0);
}

}  // namespace

base::Result<ChildProcess> ChildProcess::start(const std::vector<std::string>& command) {
    if (command.empty()) return base::Error{base::msgid("no program is named")};
    Pipe input;
    Pipe output;
    Pipe errors;
    Pipe wake;
    Pipe life;
    if (!input.open() || !output.open() || !errors.open() || !wake.open() || !life.open())
        return base::Error{{base::msgid("no pipe can be made: {why}"), {{"why", std::strerror(errno)}}}};
    ChildProcess child;
    int problem = spawnKeeper(child.keeper_, life.ends[kReadEnd]);
    if (problem != 0) child.keeper_ = -1;
    child.lifeLine_ = life.release(kWriteEnd);
    if (problem == 0)
        problem =
            spawn(child.pid_, command, {input.ends[kReadEnd], output.ends[kWriteEnd], errors.ends[kWriteEnd]},
                  child.keeper_);
    if (problem != 0) {
        child.pid_ = -1;
        return base::Error{{base::msgid("{program} cannot be started: {why}"),
                            {{"program", command.front()}, {"why", std::strerror(problem)}}}};
    }
    child.input_ = input.release(kWriteEnd);
    child.output_ = output.release(kReadEnd);
    child.errors_ = errors.release(kReadEnd);
    child.wake_[kReadEnd] = wake.release(kReadEnd);
    child.wake_[kWriteEnd] = wake.release(kWriteEnd);
    for (const int file : {child.input_, child.output_, child.errors_, child.wake_[0], child.wake_[1]})
        makeNonBlocking(file);
    return child;
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept { *this = std::move(other); }

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
    if (this == &other) return *this;
    end(Milliseconds(0));
    pid_ = std::exchange(other.pid_, -1);
    keeper_ = std::exchange(other.keeper_, -1);
    lifeLine_ = std::exchange(other.lifeLine_, -1);
    input_ = std::exchange(other.input_, -1);
    output_ = std::exchange(other.output_, -1);
    errors_ = std::exchange(other.errors_, -1);
    wake_[0] = std::exchange(other.wake_[0], -1);
    wake_[1] = std::exchange(other.wake_[1], -1);
    buffer_ = std::move(other.buffer_);
    errorBuffer_ = std::move(other.errorBuffer_);
    lastErrorLine_ = std::move(other.lastErrorLine_);
    errorLines_ = std::move(other.errorLines_);
    status_ = other.status_;
    return *this;
}

timespec waitUntil(ChildProcess::Clock::time_point deadline, ChildProcess::Clock::time_point now) {
    using std::chrono::nanoseconds;
    using std::chrono::seconds;
    const auto left = std::max(deadline - now, ChildProcess::Clock::duration::zero());
    const auto whole = std::chrono::floor<seconds>(left);
    return {.tv_sec = static_cast<time_t>(whole.count()),
            .tv_nsec = static_cast<long>(nanoseconds(left - whole).count())};
}

ChildProcess::~ChildProcess() { end(Milliseconds(0)); }

bool ChildProcess::write(std::string_view text, Clock::time_point deadline) {
    return writeSome(text, deadline) == text.size();
}

std::size_t ChildProcess::writeSome(std::string_view text, Clock::time_point deadline) {
    const base::NoBrokenPipeSignal guard;
    std::size_t done = 0;
    while (done < text.size() && input_ >= 0) {
        const ssize_t written = ::write(input_, text.data() + done, text.size() - done);
        if (written > 0) {
            done += static_cast<std::size_t>(written);
            continue;
        }
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno != EAGAIN) {
            closeFile(input_);
            break;
        }
        std::array<pollfd, 2> waiting{{{input_, POLLOUT, 0}, {errors_, POLLIN, 0}}};
        const auto now = Clock::now();
        const timespec wait = waitUntil(deadline, now);
        if (::ppoll(waiting.data(), waiting.size(), &wait, nullptr) == 0) break;
        if (waiting[1].revents != 0) takeErrors();
        if (now >= deadline && waiting[0].revents == 0) break;
    }
    return done;
}

void ChildProcess::closeInput() { closeFile(input_); }

bool ChildProcess::takeLine(std::string& line) {
    const std::size_t end = buffer_.find('\n');
    if (end == std::string::npos && buffer_.size() < kLongestLine) return false;
    const std::size_t length = std::min(end, buffer_.size());
    line.assign(buffer_, 0, length);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    buffer_.erase(0, end == std::string::npos ? length : length + 1);
    return true;
}

bool ChildProcess::takeOutput() {
    std::array<char, 16384> chunk;
    const ssize_t size = ::read(output_, chunk.data(), chunk.size());
    if (size > 0) buffer_.append(chunk.data(), static_cast<std::size_t>(size));
    return size > 0 || (size < 0 && (errno == EAGAIN || errno == EINTR));
}

void ChildProcess::takeErrors() {
    std::array<char, 4096> chunk;
    const ssize_t size = ::read(errors_, chunk.data(), chunk.size());
    if (size == 0 || (size < 0 && errno != EAGAIN && errno != EINTR)) return closeFile(errors_);
    if (size < 0) return;
    errorBuffer_.append(chunk.data(), static_cast<std::size_t>(size));
    for (std::size_t end; (end = errorBuffer_.find('\n')) != std::string::npos;
         errorBuffer_.erase(0, end + 1)) {
        if (end == 0) continue;
        lastErrorLine_ = errorBuffer_.substr(0, end);
        if (errorLines_.size() == kMostErrorLines) errorLines_.erase(errorLines_.begin());
        errorLines_.push_back(lastErrorLine_);
    }
    if (errorBuffer_.size() > kLongestLine) errorBuffer_.clear();
}

ChildProcess::Reading ChildProcess::readLine(std::string& line, Clock::time_point deadline,
                                             const std::stop_token& stop) {
    char drained[16];
    while (::read(wake_[kReadEnd], drained, sizeof drained) > 0) {
    }
    const std::stop_callback wakeUp(stop, [this] { [[maybe_unused]] auto n = ::write(wake_[1], "x", 1); });
    while (output_ >= 0) {
        if (takeLine(line)) return Reading::Line;
        if (stop.stop_requested()) return Reading::Stopped;
        std::array<pollfd, 3> waiting{{{output_, POLLIN, 0}, {wake_[0], POLLIN, 0}, {errors_, POLLIN, 0}}};
        const auto now = Clock::now();
        const timespec wait = waitUntil(deadline, now);
        const int ready = ::ppoll(waiting.data(), waiting.size(), &wait, nullptr);
        if (ready == 0) return Reading::Timeout;
        if (ready < 0) continue;
        if (waiting[2].revents != 0) takeErrors();
        if (waiting[0].revents != 0 && !takeOutput()) break;
        // ppoll() does not wait while the program writes, so the deadline is checked here, too.
        if (now >= deadline && waiting[0].revents == 0) return Reading::Timeout;
    }
    while (errors_ >= 0) {
        pollfd waiting{errors_, POLLIN, 0};
        if (::poll(&waiting, 1, 20) <= 0) break;
        takeErrors();
    }
    return Reading::Closed;
}

bool ChildProcess::hasLeft(Milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (true) {
        // WNOWAIT leaves the status in place: end() reads it.
        siginfo_t info{};
        const int answer = ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
        if (answer == 0 && info.si_pid == pid_) return true;
        if (Clock::now() >= deadline) return false;
        std::this_thread::sleep_for(Milliseconds(1));
    }
}

void ChildProcess::end(Milliseconds patience) {
    closeFile(input_);
    if (pid_ > 0) hasLeft(patience);
    if (keeper_ > 0) ::kill(-keeper_, SIGKILL);
    if (pid_ > 0) {
        // The program may have made a group of its own.
        ::kill(-pid_, SIGKILL);
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, &status_, 0);
    }
    if (keeper_ > 0) ::waitpid(keeper_, nullptr, 0);
    pid_ = keeper_ = -1;
    for (int* file : {&output_, &errors_, &lifeLine_, &wake_[kReadEnd], &wake_[kWriteEnd]}) closeFile(*file);
}

bool ChildProcess::succeeded() {
    const bool left = pid_ <= 0 || hasLeft(Milliseconds(300));
    end(Milliseconds(0));
    return left && WIFEXITED(status_) && WEXITSTATUS(status_) == 0;
}

base::Message ChildProcess::closingError() {
    const bool left = pid_ <= 0 || hasLeft(Milliseconds(300));
    end(Milliseconds(0));
    if (!left) return base::msgid("the program closed its output");
    if (WIFSIGNALED(status_)) {
        const int signal = WTERMSIG(status_);
        return {base::msgid("the program was ended by signal {number}, {name}"),
                {{"number", signal}, {"name", strsignal(signal)}}};
    }
    return {base::msgid("the program ended with status {number}"), {{"number", WEXITSTATUS(status_)}}};
}

}  // namespace process
