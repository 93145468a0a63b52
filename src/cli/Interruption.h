#pragma once

#include <signal.h>

#include <array>
#include <atomic>
#include <chrono>
#include <stop_token>
#include <thread>

namespace cli {

/// While it exists, turns the first Ctrl-C, request to terminate or hang-up of the terminal into a stop
/// request; a second one ends the program as usual. A signal that the program was told to ignore, as by
/// nohup, stays ignored.
class Interruption {
  public:
    Interruption() {
        signalled_ = false;
        struct sigaction note {};
        note.sa_handler = [](int) { signalled_ = true; };
        note.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
        for (std::size_t i = 0; i < kSignals.size(); ++i) {
            sigaction(kSignals[i], nullptr, &before_[i]);
            if (before_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &note, nullptr);
        }
    }
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption() {
        for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
    }
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }
    [[nodiscard]] bool stopped() const { return source_.stop_requested(); }

  private:
    static constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};
    static inline std::atomic<bool> signalled_ = false;
    std::array<struct sigaction, kSignals.size()> before_{};
    std::stop_source source_;
    std::jthread watcher_{[this](const std::stop_token& done) {
        while (!done.stop_requested() && !signalled_)
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        if (signalled_) source_.request_stop();
    }};
};

}  // namespace cli
