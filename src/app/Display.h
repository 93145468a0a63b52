#pragma once

namespace app {

/// How the interface is shown at present. The program writes it once a frame, screens read it.
struct Display {
    float pixelScale = 1;     ///< pixels a unit of the interface, as the window and the settings make it
    bool pad = false;         ///< what was done last was done with a gamepad: its buttons are named
    bool panelsFade = false;  ///< those that nobody uses
};

}  // namespace app
