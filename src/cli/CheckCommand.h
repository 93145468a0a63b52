#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

/// Replays the games of these PTN files ("-" is console.in) and prints a line for each game and for every
/// problem: `file:line:column: error|warning: what`. kDone only if there is nothing to complain about.
[[nodiscard]] int runCheck(const std::vector<std::string>& files, const Console& console);

/// The same for one text; how many problems it has.
[[nodiscard]] int checkPtn(std::string_view text, std::string_view file, std::ostream& out);

void addCheckCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
