#pragma once

#include "cli/ProgramRun.h"

namespace cli::games {

/// Runs a command for TacTiki.
inline testing::ProgramRun tactiki(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), {"--game", "tactiki"});
    return testing::runProgram(arguments, input);
}

}  // namespace cli::games
