#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "games/tak/lab/LabProgram.h"

namespace tak::lab {

/// The result of a run of the lab's program.
struct LabRun {
    int status;
    std::string out;
    std::string err;
};

inline LabRun runLab(const std::vector<std::string>& arguments, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = runLabProgram(arguments, {in, out, err});
    return {status, out.str(), err.str()};
}

}  // namespace tak::lab
