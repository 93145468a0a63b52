#pragma once

#include <cstdint>
#include <optional>

#include "cli/Console.h"
#include "cli/GameSource.h"
#include "games/tak/engine/Tinue.h"

namespace CLI {
class App;
}

namespace cli {

struct SolveRequest {
    GameSource source = {};  ///< without a ply: at the end
    tak::engine::TinueLimits limits = {};
    int hashMiB = 64;
};

/// What `solve` exits with, beside kBadArguments.
enum SolveStatus : int {
    kProven = kDone,
    kRefuted = kProblemsFound,
    kUndecided = 3,  ///< a limit was reached, or it was interrupted
};

/// Looks for a tinue of the side to move. Prints `proven in N`, `refuted` or `unknown beyond N`, the line in
/// PTN with marks, the first moves that win with their lengths, and what it took. Progress goes to the error
/// stream; Ctrl-C ends it with what is known.
[[nodiscard]] int runSolve(const SolveRequest& request, const Console& console);

void addSolveCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
