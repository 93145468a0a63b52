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

/// A program that was started with pipes to its input, output and error output, in a process group of its
/// own, so that Ctrl-C in a terminal does not reach it, and so that it is ended with everything it started:
/// by end(), and also when this program is killed, whichever way. For that a small program, the keeper, runs
/// beside it in the group. Move-only; used by one thread at a time. The destructor ends the program.
class ChildProcess {
  public:
    using Clock = std::chrono::steady_clock;

    /// Starts `command` (program, found along PATH, and arguments). The error says why the system refused.
    [[nodiscard]] static base::Result<ChildProcess> start(const std::vector<std::string>& command);
    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&& other) noexcept;
    ~ChildProcess();

    /// Blocks until everything is written or the deadline has passed. False if not everything could be.
    bool write(std::string_view text, Clock::time_point deadline);
    /// The same, and answers how many bytes were written, so that the rest can follow. What the program
    /// writes to its error output meanwhile is kept, so that it does not wait for us.
    [[nodiscard]] std::size_t writeSome(std::string_view text, Clock::time_point deadline);
    /// Whether more can be written: the program still reads, as far as is known.
    [[nodiscard]] bool takesInput() const { return input_ >= 0; }
    /// The program finds the end of its input.
    void closeInput();

    enum class Reading {
        Line,     ///< a line was read
        Timeout,  ///< the deadline passed first
        Stopped,  ///< the stop token was triggered first
        Closed,   ///< the program has closed its output: it is gone, or as good as gone
    };
    /// Blocks until a whole line has come, without its line end. Lines beyond 1 MiB come in parts.
    Reading readLine(std::string& line, Clock::time_point deadline, const std::stop_token& stop = {});

    /// Ends the program: closes its input, waits up to `patience` for it to leave, then kills its group.
    void end(std::chrono::milliseconds patience);
    /// How the program left: "the program left with status 3". Ends it if it is still there.
    [[nodiscard]] base::Message epitaph();
    /// Whether it left by itself, with status 0. Ends it if it is still there.
    [[nodiscard]] bool succeeded();
    /// The last line that the program wrote to its error output; empty if none.
    [[nodiscard]] const std::string& lastWords() const { return lastWords_; }
    /// What it wrote there since this was asked last: the last lines, kMostErrorLines at most. Read together
    /// with its output.
    [[nodiscard]] std::vector<std::string> takeErrorLines() { return std::exchange(errorLines_, {}); }
    static constexpr std::size_t kMostErrorLines = 100;

  private:
    ChildProcess() = default;
    void takeErrors();
    bool takeOutput();
    bool takeLine(std::string& line);
    bool hasLeft(std::chrono::milliseconds patience);

    int pid_ = -1;
    int keeper_ = -1;    ///< which is also the number of the group
    int lifeLine_ = -1;  ///< the keeper kills the group when this is closed
    int input_ = -1;     ///< where we write
    int output_ = -1;    ///< where we read
    int errors_ = -1;
    int wake_[2] = {-1, -1};  ///< a pipe by which a stop token interrupts the wait
    std::string buffer_;      ///< output that is not yet a line
    std::string errorBuffer_;
    std::string lastWords_;
    std::vector<std::string> errorLines_;
    int status_ = 0;
};

/// What ppoll() has to wait from now to the deadline, which may be years away; nothing if it has passed.
[[nodiscard]] timespec waitUntil(ChildProcess::Clock::time_point deadline,
                                 ChildProcess::Clock::time_point now);

}  // namespace process
