#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/Console.h"
#include "games/tak/lab/tactics/RandomPlay.h"

namespace CLI {
class App;
}

namespace tak::lab {

struct TacticsRequest {
    std::string file;
    std::optional<std::int64_t> moveTime = {};  ///< milliseconds for each position; 100 if no limit is given
    std::optional<std::uint64_t> nodes = {};
    int threads = 1;
    int hashMiB = 16;
    int lines = 1;
    std::string theme = {};                     ///< only problems of this theme
    bool failures = false;                      ///< print the unsolved problems
    int longest = 9;                            ///< plies of the problems to look for
    bool quietFirst = false;                    ///< mine only wins that begin with a quiet move
    tactics::RandomPlay random = {.games = 0};  ///< games to mine instead of the file's, if there are any
};

/// Lets the engine solve the problems of a suite; prints the share that it solved, by theme and length, and
/// how many begin with a quiet move.
[[nodiscard]] int runTactics(const TacticsRequest& request, const cli::Console& console);

/// Proves every answer of a suite again; prints a line for each that fails.
[[nodiscard]] int verifyTactics(const std::string& file, const cli::Console& console);

/// Searches random games, or those of a PTN file, such as `arena --ptn` writes, for problems and prints them
/// as a suite.
[[nodiscard]] int mineTactics(const TacticsRequest& request, const cli::Console& console);

void addTacticsCommand(CLI::App& app, const cli::Console& console, int& status);

}  // namespace tak::lab
