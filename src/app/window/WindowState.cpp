#include "app/window/WindowState.h"

namespace app {
namespace {

constexpr std::uint32_t kTogether = 500;  // milliseconds in which the two reports of one change arrive

}  // namespace

void WindowState::resized(Size size, std::uint32_t now) {
    if (maximised_ || size == normal_) return;
    before_ = normal_;
    normal_ = size;
    changedAt_ = now;
}

void WindowState::maximise(std::uint32_t now) {
    if (maximised_) return;
    maximised_ = true;
    // The size reported just before was that of the maximised window.
    if (now - changedAt_ < kTogether) normal_ = before_;
}

}  // namespace app
