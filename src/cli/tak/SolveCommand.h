#pragma once

#include <cstdint>
#include <optional>

#include "cli/Console.h"
#include "cli/Source.h"
#include "games/tak/engine/Tinue.h"

namespace cli {

struct SolveRequest {
    Source source = {};  ///< without a ply: the last position
    tak::engine::TinueLimits limits = {};
    int hashMiB = 64;
};

/// Exit statuses of `solve`, besides kBadArguments.
enum SolveStatus : int {
    kProven = kDone,
    kRefuted = kProblemsFound,
    kUndecided = 3,  ///< a limit was reached, or it was interrupted
};

/// Searches for a tinue of the side to move. Prints `proven in N`, `refuted` or `unknown beyond N`, the line
/// in PTN with marks, the winning first moves with their lengths, and the nodes and time used. Progress goes
/// to the error stream; Ctrl-C ends the search with the result so far.
[[nodiscard]] int runSolve(const game::Kind& kind, const SolveRequest& request, const Console& console);

}  // namespace cli
