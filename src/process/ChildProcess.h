#pragma once

#include <chrono>
#include <ctime>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/Result.h"

namespace process {

/// A child process with pipes to its input, output and error output. It runs in a process group of its own,
/// so that Ctrl-C in a terminal does not reach it. It is ended, with everything it has started, by end(), and
/// also if this program is killed in any way: a small program, the keeper, runs beside it in the group for
/// that. Move-only; used by one thread at a time. The destructor ends the program.
class ChildProcess {
  public:
    using Clock = std::chrono::steady_clock;

    /// Starts `command` (program, found along PATH, and arguments). The error is the system's reason.
    [[nodiscard]] static base::Result<ChildProcess> start(const std::vector<std::string>& command);
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;
    ~ChildProcess();

    /// Blocks until everything is written or the deadline has passed. False if a part was not written.
    bool write(std::string_view text, Clock::time_point deadline);
    /// The same, but returns the number of bytes written, so that the caller can send the rest. Meanwhile it
    /// reads the program's error output, so that the program does not wait for us.
    [[nodiscard]] std::size_t writeSome(std::string_view text, Clock::time_point deadline);
    /// Whether more can be written: the program is not known to have stopped reading.
    [[nodiscard]] bool takesInput() const { return input_ >= 0; }
    /// Closes the program's input: it reads an end of file.
    void closeInput();

    enum class Reading {
        Line,     ///< a line was read
        Timeout,  ///< the deadline passed first
        Stopped,  ///< the stop token was triggered first
        Closed,   ///< the program has closed its output: it has ended, or is about to
    };
    /// Blocks until a whole line has been read; `line` has no line end. Lines beyond 1 MiB come in parts.
    Reading readLine(std::string& line, Clock::time_point deadline, const std::stop_token& stop = {});

    /// Ends the program: closes its input, waits up to `patience` until it exits, then kills its group.
    void end(std::chrono::milliseconds patience);
    /// How the program ended: "the program ended with status 3". Ends it if it still runs.
    [[nodiscard]] base::Message closingError();
    /// Whether it exited by itself, with status 0. Ends it if it still runs.
    [[nodiscard]] bool succeeded();
    /// The last line that the program wrote to its error output; empty if none.
    [[nodiscard]] const std::string& lastErrorLine() const { return lastErrorLine_; }
    /// The lines of its error output since the last call: at most the last kMostErrorLines. They are read
    /// together with its output.
    [[nodiscard]] std::vector<std::string> takeErrorLines() { return std::exchange(errorLines_, {}); }
    static constexpr std::size_t kMostErrorLines = 100;

  private:
    ChildProcess() = default;
    void takeErrors();
    bool takeOutput();
    bool takeLine(std::string& line);
    bool hasLeft(std::chrono::milliseconds patience);

    int pid_ = -1;
    int keeper_ = -1;    ///< its number is also that of the group
    int lifeLine_ = -1;  ///< the keeper kills the group when this is closed
    int input_ = -1;     ///< our end of the program's input
    int output_ = -1;    ///< our end of its output and of its error output
    int errors_ = -1;
    int wake_[2] = {-1, -1};  ///< a pipe through which a stop token interrupts the wait
    std::string buffer_;      ///< output that is not yet a line
    std::string errorBuffer_;
    std::string lastErrorLine_;
    std::vector<std::string> errorLines_;
    int status_ = 0;
};

/// The time from now to the deadline for ppoll(), which may be years; nothing if the deadline has passed.
[[nodiscard]] timespec waitUntil(ChildProcess::Clock::time_point deadline,
                                 ChildProcess::Clock::time_point now);

}  // namespace process
