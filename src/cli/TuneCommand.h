#pragma once

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

/// `tune play` writes samples of self-play; `tune evaluation` and `tune policy` fit weights to such a file
/// and write them as src/games/tak/engine/weights holds them.
void addTuneCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
