#pragma once

namespace app {

/// Wakes the main loop from its sleep; does nothing if there is no EventQueue. Callable from any thread, but
/// not while an EventQueue is created or destroyed.
void wakeLoop();

}  // namespace app
