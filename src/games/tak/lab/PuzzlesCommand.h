#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace tak::lab {

struct PuzzlesRequest {
    std::string folder;                    ///< the folder with the themes' files
    std::optional<int> size = {};          ///< of the boards in `from`, where a game does not say it
    std::string from = {};                 ///< PTN file; empty: games that the engine plays against itself
    std::vector<std::string> themes = {};  ///< only these; empty = all
    std::vector<int> sizes = {4, 5, 6};
    std::vector<int> halfKomis = {0, 4};  ///< used in turn
    int games = 100;                      ///< most games to play
    int each = 60;                        ///< wanted puzzles for each theme
    std::uint64_t seed = 1;
};

/// Searches games for puzzles and adds them to the files of the folder, until each theme has enough or there
/// are no more games. Progress goes to the error stream; Ctrl-C ends the search, and puzzles found so far are
/// written.
[[nodiscard]] int minePuzzles(const PuzzlesRequest& request, const cli::Console& console);

/// Proves every puzzle of these files again; prints a line for each that cannot be read or proved.
[[nodiscard]] int checkPuzzles(const std::vector<std::string>& files, const cli::Console& console);

void addPuzzlesCommand(CLI::App& app, const cli::Console& console, int& status);

}  // namespace tak::lab
