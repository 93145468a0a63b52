#pragma once

#include <memory>

#include "app/window/ScreenStack.h"

namespace app {

class Shell;

/// Creates a screen with the parts of the shell that it uses. The only function that knows every screen.
[[nodiscard]] std::unique_ptr<Screen> makeScreen(ScreenId id, Shell& shell);

}  // namespace app
