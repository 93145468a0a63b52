#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

struct TacticsRequest {
    std::string file;
    std::optional<std::int64_t> moveTime = {};  ///< milliseconds for each position; 100 if no limit is given
    std::optional<std::uint64_t> nodes = {};
    int threads = 1;
    int hashMiB = 16;
    std::string theme = {};  ///< only problems of this theme
    bool failures = false;   ///< print the unsolved problems
};

/// Lets the engine solve the problems of a suite; prints the share that it solved, by theme and length.
[[nodiscard]] int runTactics(const TacticsRequest& request, const Console& console);

/// Proves every answer of a suite again; prints a line for each that fails.
[[nodiscard]] int verifyTactics(const std::string& file, const Console& console);

/// Searches a file of samples from `tune play` for problems and prints them as a suite.
[[nodiscard]] int mineTactics(const std::string& samples, const Console& console);

void addTacticsCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
