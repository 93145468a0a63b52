#pragma once

#include <memory>

#include "app/window/ScreenStack.h"

namespace app {

class Shell;

/// Creates a screen with the groups of parts that it uses. The only function that knows every screen.
[[nodiscard]] std::unique_ptr<Screen> makeScreen(ScreenId id, const Shell& shell);

}  // namespace app
