#pragma once

#include <signal.h>

#include <array>
#include <atomic>

namespace app {

/// While an object exists, the first SIGINT (Ctrl-C), SIGTERM or SIGHUP is recorded for the main loop, which
/// then ends as if the window had been closed. A second signal ends the program at once. At most one object
/// at a time.
class QuitSignals {
  public:
    QuitSignals();
    QuitSignals(const QuitSignals&) = delete;
    QuitSignals& operator=(const QuitSignals&) = delete;
    ~QuitSignals();

    /// Whether a signal has arrived since the last call.
    [[nodiscard]] static bool take() { return came_.exchange(false); }

  private:
    static constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};
    static inline std::atomic<bool> came_ = false;
    std::array<struct sigaction, kSignals.size()> before_{};
};

}  // namespace app
