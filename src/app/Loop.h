#pragma once

#include <functional>
#include <memory>

#include "app/App.h"

namespace app {

/// What the program returns to the system, given how it ended.
using ExitStatus = std::function<int(App&, const base::Result<void>&)>;

/// Runs the program until it ends. A browser calls each turn itself: there this returns 0 at once, and the
/// program lives on until the page is left.
int loop(std::unique_ptr<App> program, const ExitStatus& status);

}  // namespace app
