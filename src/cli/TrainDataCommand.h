#pragma once

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

/// `train-data`: plays sets of games from which evaluations are learned, and writes them as inputs of the
/// network.
void addTrainDataCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
