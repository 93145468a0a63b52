#pragma once

namespace app {

/// Whether somebody on this display fills the screen with a window that asks for it. Under X11 that is the
/// window manager's work: where there is none, or one that does not know how, SDL believes that the window
/// fills the screen while it stays as it is. Elsewhere true. Asks the display; SDL must be ready.
[[nodiscard]] bool canFillScreen();

}  // namespace app
