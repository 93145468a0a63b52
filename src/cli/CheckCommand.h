#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/Console.h"

namespace CLI {
class App;
}

namespace cli {

/// Replays the games of these PTN files ("-" is console.in); prints a line for each game and for each
/// problem: `file:line:column: error|warning: what`. `size`: of boards whose game does not say it. Returns
/// kDone only if there are no problems.
[[nodiscard]] int runCheck(const std::vector<std::string>& files, const Console& console,
                           std::optional<int> size = {});

/// The same for one text; returns the number of problems.
[[nodiscard]] int checkPtn(std::string_view text, std::string_view file, std::ostream& out,
                           std::optional<int> size = {});

void addCheckCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
