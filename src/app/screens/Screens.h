#pragma once

#include <memory>

#include "app/ScreenStack.h"

namespace app {

class Shell;

/// Makes a screen, and gives it the rooms of the shell that it works in. The only place that knows every
/// screen.
[[nodiscard]] std::unique_ptr<Screen> makeScreen(ScreenId id, Shell& shell);

}  // namespace app
