#pragma once

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

struct BenchRequest {
    int depth = 7;
    int size = 0;  ///< only positions of this size; 0 = all
};

/// Searches fixed positions of all sizes to a fixed depth on one thread. Prints a line for each, then
/// `signature NODES` (the same on every machine until the search changes) and `nodes/s N`.
[[nodiscard]] int runBench(const BenchRequest& request, const Console& console);

void addBenchCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
