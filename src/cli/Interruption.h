#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <stop_token>
#include <thread>

namespace cli {

/// While it exists, turns the first Ctrl-C, request to terminate or hang-up of the terminal into a stop
/// request; a second one ends the program as usual.
class Interruption {
  public:
    Interruption() {
        signalled_ = false;
        for (std::size_t i = 0; i < kSignals.size(); ++i)
            before_[i] = std::signal(kSignals[i], [](int signal) {
                signalled_ = true;
                std::signal(signal, SIG_DFL);
            });
    }
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption() {
        for (std::size_t i = 0; i < kSignals.size(); ++i) std::signal(kSignals[i], before_[i]);
    }
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

  private:
    static constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};
    static inline std::atomic<bool> signalled_ = false;
    std::array<void (*)(int), kSignals.size()> before_{};
    std::stop_source source_;
    std::jthread watcher_{[this](const std::stop_token& done) {
        while (!done.stop_requested() && !signalled_)
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        if (signalled_) source_.request_stop();
    }};
};

}  // namespace cli
