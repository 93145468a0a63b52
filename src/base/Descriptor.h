#pragma once

#include <csignal>
#include <string>
#include <string_view>
#include <utility>

namespace base {

/// A file that the system holds open for us; closed at the end. Move-only.
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
    /// The errno of what could not be written, which some file systems tell only now; 0 if all is well.
    int close();

  private:
    int number_ = -1;
};

/// Writing to a pipe that nobody reads raises SIGPIPE, which would end the program. While this lives the
/// signal is held back in this thread alone and thrown away, so that the write fails with EPIPE.
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

/// Writes everything; blocks. The errno of a failure, else 0. Raises no SIGPIPE.
[[nodiscard]] int writeAll(const Descriptor& file, std::string_view text);

/// What the system says of an errno: "No space left on device".
[[nodiscard]] std::string reasonOf(int number);

}  // namespace base
