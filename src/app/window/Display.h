#pragma once

#include <optional>

#include "ui/kit/Composition.h"
#include "ui/kit/Rect.h"

namespace app {

/// How the interface is shown. The program updates it once a frame; screens read it.
struct Display {
    float pixelScale = 1;  ///< pixels in one unit of the interface, from the window's size and the settings
    bool pad = false;      ///< the last input came from a gamepad that is still there: texts name its buttons
    bool touch = false;    ///< the last input was a finger: texts name no keys
    bool panelsFade = false;             ///< panels that are not used fade
    bool hidden = false;                 ///< the window is minimised
    bool fieldAwaited = false;           ///< a text field is about to get the keyboard
    std::optional<ui::kit::Rect> caret;  ///< in pixels, of the text field that has the keyboard
    ui::kit::Composition composition;    ///< what the system's input method composes for it
};

}  // namespace app
