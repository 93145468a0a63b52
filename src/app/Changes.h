#pragma once

namespace app {

/// What changed since the program looked last, for the window, the renderer and the sounds.
struct Changes {
    bool theme = false;
    bool table = false;
    bool style = false;
    bool window = false;
    bool interface = false;  ///< it looks different without an event
    bool volumes = false;
};

}  // namespace app
