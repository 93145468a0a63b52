#pragma once

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace tak::lab {

/// `train-data`: plays sets of games from which evaluations are learned, and writes them as inputs of the
/// network.
void addTrainDataCommand(CLI::App& app, const cli::Console& console, int& status);

}  // namespace tak::lab
