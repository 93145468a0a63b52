#pragma once

#include <optional>
#include <string>

namespace app {

/// Changes since the last frame, for the window, the renderer and the sounds.
struct Changes {
    bool theme = false;
    bool table = false;
    bool style = false;
    bool window = false;
    bool interface = false;  ///< the interface has changed without an input event
    bool volumes = false;
    std::optional<std::string> call = {};  ///< should bring the player back to the window
};

}  // namespace app
