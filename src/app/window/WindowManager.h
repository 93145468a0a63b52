#pragma once

namespace app {

/// Whether a window of this display can fill the screen. Under X11 this needs a window manager that supports
/// it: without one SDL reports success although the window stays unchanged. Elsewhere true. Queries the
/// display; SDL must be initialised.
[[nodiscard]] bool canFillScreen();

}  // namespace app
