#pragma once

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

/// Adds the commands `tune play`, which writes samples of self-play, and `tune evaluation` and `tune policy`,
/// which fit weights to such a file and write them in the format of src/games/tak/engine/weights.
void addTuneCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
