#pragma once

#include <optional>
#include <string>

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

struct PerftRequest {
    int depth = 1;
    std::optional<int> size = {};             ///< 6 if there is no TPS either
    std::optional<std::string> tps = {};      ///< without it, the start position
    std::optional<std::string> opening = {};  ///< its name in PTN; "swap" without it
    bool divide = false;
    int threads = 1;
};

/// Counts the leaves and prints one line of labels and values: `perft size 6 depth 4 moves 36 nodes 13586048
/// time 0.003 nodes/s 4528682666`, time in seconds. With `divide`, prints before it a line `move nodes` for
/// every legal move and a line `total nodes`. Blocks until done.
[[nodiscard]] int runPerft(const PerftRequest& request, const Console& console);

void addPerftCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
