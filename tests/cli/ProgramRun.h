#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "cli/EngineProgram.h"

namespace cli::testing {

/// The result of a run of the engine program.
struct ProgramRun {
    int status;
    std::string out;
    std::string err;
};

inline ProgramRun runProgram(const std::vector<std::string>& arguments, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = runEngineProgram(arguments, {in, out, err});
    return {status, out.str(), err.str()};
}

}  // namespace cli::testing
