#pragma once

#include <signal.h>

#include <array>
#include <atomic>

namespace app {

/// While this lives, the first Ctrl-C, request to end (SIGTERM) or hang-up of the terminal or session is kept
/// for the loop, which ends as if the window had been closed. A second one ends the program at once. There is
/// one of these at a time.
class QuitSignals {
  public:
    QuitSignals();
    QuitSignals(const QuitSignals&) = delete;
    QuitSignals& operator=(const QuitSignals&) = delete;
    ~QuitSignals();

    /// Whether a signal has come since the last call.
    [[nodiscard]] static bool take() { return came_.exchange(false); }

  private:
    static constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};
    static inline std::atomic<bool> came_ = false;
    std::array<struct sigaction, kSignals.size()> before_{};
};

}  // namespace app
