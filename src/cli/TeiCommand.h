#pragma once

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

/// Runs a TEI engine on the console until `quit` or the end of the input. Blocks.
[[nodiscard]] int runTei(const Console& console);

void addTeiCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
