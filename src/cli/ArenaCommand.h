#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/Console.h"
#include "cli/arena/Arena.h"

namespace CLI {
class App;
}

namespace cli {

/// The arena's options as given on the command line.
struct ArenaOptions {
    std::vector<std::string> engines;
    std::vector<int> sizes = {5};
    std::vector<double> komis = {0};  ///< flats
    int games = 100;
    std::string clock = {};
    std::optional<int> moveTime = {};
    std::optional<std::uint64_t> nodes = {};
    std::optional<int> depth = {};
    std::optional<int> openingPlies = {};  ///< of the random openings
    std::optional<int> openingBound = {};  ///< of the random openings; hundredths of a flat
    std::string openingFile = {};          ///< in place of random openings; "-": the standard input
    std::string openingOrder = {};  ///< of the file's openings: "sequential", also if empty, or "random"
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::string format = "roundrobin";
    std::vector<double> sprt = {};
    std::vector<int> adjudication = {};
    int maxPlies = 300;
    int reportEvery = 10;  ///< games; 0 = never
    bool table = false;    ///< print the results as a Markdown table
    std::string ptnFile = {};
    std::string jsonFile = {};
};

/// Converts these options and reads the file with openings; the error says which option is wrong, or what is
/// wrong with the file.
[[nodiscard]] base::Result<arena::ArenaRequest> arenaRequestOf(const ArenaOptions& options,
                                                               const Console& console);

/// Plays matches between engines; prints progress to console.err and the result to console.out. Ctrl-C ends
/// it and prints the result so far. Returns kProblemsFound then, and if an engine could not be started.
[[nodiscard]] int runArenaCommand(const ArenaOptions& options, const Console& console);

void addArenaCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
