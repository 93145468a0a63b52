#pragma once

namespace app {

/// Wakes the main loop from its sleep, from any thread; does nothing where there is no EventQueue. None may
/// begin or end meanwhile.
void wakeLoop();

}  // namespace app
