#pragma once

#include <chrono>
#include <thread>

namespace net::testing {

/// Waits until this holds. False if it does not even hold after a time that no busy machine needs.
template <class Condition>
bool until(Condition condition) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return true;
}

}  // namespace net::testing
