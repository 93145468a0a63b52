#pragma once

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

/// Speaks the Tak Engine Interface on the console until `quit` or the end of the input. Blocks.
[[nodiscard]] int runTei(const Console& console);

void addTeiCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
