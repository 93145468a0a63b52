#pragma once

#include <csignal>
#include <string>
#include <string_view>
#include <utility>

namespace base {

/// Owns a file descriptor and closes it in the destructor. Move-only.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        if (this != &other) close();
        number_ = std::exchange(other.number_, -1);
        return *this;
    }
    ~Descriptor() { close(); }

    [[nodiscard]] bool isOpen() const { return number_ >= 0; }
    [[nodiscard]] int number() const { return number_; }
    /// Gives the number to somebody else, who closes it.
    [[nodiscard]] int release() { return std::exchange(number_, -1); }
    /// Closes the file now. Returns the errno of a failure, else 0: some file systems report only here that a
    /// write failed.
    int close();

  private:
    int number_ = -1;
};

/// Writing to a pipe that nobody reads raises SIGPIPE, which would end the program. While this object lives,
/// the signal is blocked in this thread alone and then discarded, so that the write fails with EPIPE.
class NoBrokenPipeSignal {
  public:
    NoBrokenPipeSignal();
    NoBrokenPipeSignal(const NoBrokenPipeSignal&) = delete;
    NoBrokenPipeSignal& operator=(const NoBrokenPipeSignal&) = delete;
    ~NoBrokenPipeSignal();

  private:
    sigset_t pipe_{};
    sigset_t before_{};
};

/// Writes the whole text; blocks. Returns the errno of a failure, else 0. Raises no SIGPIPE.
[[nodiscard]] int writeAll(const Descriptor& file, std::string_view text);

/// The system's text for an errno: "No space left on device".
[[nodiscard]] std::string reasonOf(int number);

}  // namespace base
