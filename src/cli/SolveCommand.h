#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

struct SolveRequest {
    std::string tps;            ///< a position, or
    std::string file;           ///< a PTN file ("-" is console.in) and
    std::optional<int> ply;     ///< turns of its first game that are played; none = all
    std::optional<std::uint64_t> nodes;
    std::optional<double> seconds;
    int plies = 99;
    int hashMiB = 64;
    int halfKomi = 0;           ///< with `tps`; a file says itself
    bool everyMove = false;
};

/// What `solve` exits with beside kBadArguments.
enum SolveStatus : int {
    kProven = kDone,
    kRefuted = kProblemsFound,
    kUndecided = 3,  ///< a limit was reached, or it was interrupted
};

/// Looks for a tinue of the side to move. Prints `proven PLIES`, `refuted` or `unknown PLIES` (no win within
/// so many), the line in PTN with marks, the winning first moves, nodes and time.
[[nodiscard]] int runSolve(const SolveRequest& request, const Console& console);

void addSolveCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
