#pragma once

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace tak::lab {

/// Adds the commands `tune evaluation` and `tune policy`, which fit weights to a set of games and write them
/// in the format of src/games/tak/engine/weights, and `tune search`, which fits the search's margins by
/// games.
void addTuneCommand(CLI::App& app, const cli::Console& console, int& status);

}  // namespace tak::lab
