#pragma once

#include <mutex>

namespace app {

/// Wakes the main loop from its sleep; does nothing if there is no EventQueue. Callable from any thread, but
/// not while an EventQueue is created or destroyed.
void wakeLoop();

/// While the lock is held, wakeLoop() waits. An event also wakes SDL's video part, which may wait for the
/// display; SDL does not guard that part's start and end against this, so the main thread does both under the
/// lock.
[[nodiscard]] std::unique_lock<std::mutex> holdWakes();

}  // namespace app
