#pragma once

namespace app {

/// Wakes the main loop from its sleep, from any thread.
void wakeLoop();

}  // namespace app
