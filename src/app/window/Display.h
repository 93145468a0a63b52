#pragma once

namespace app {

/// How the interface is shown. The program updates it once a frame; screens read it.
struct Display {
    float pixelScale = 1;  ///< pixels in one unit of the interface, from the window's size and the settings
    bool pad = false;      ///< the last input came from a gamepad that is still there: texts name its buttons
    bool panelsFade = false;    ///< panels that are not used fade
    bool hidden = false;        ///< the window is minimised
    bool fieldAwaited = false;  ///< a text field is about to get the keyboard
};

}  // namespace app
