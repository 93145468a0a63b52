#include "app/window/QuitSignals.h"

#include <cstddef>

namespace app {

QuitSignals::QuitSignals() {
    static_assert(std::atomic<bool>::is_always_lock_free, "a handler may not wait");
    came_ = false;
    struct sigaction action {};
    action.sa_handler = [](int) { came_ = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &action, &before_[i]);
}

QuitSignals::~QuitSignals() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
}

}  // namespace app
