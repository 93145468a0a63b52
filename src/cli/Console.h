#pragma once

#include <iosfwd>

namespace cli {

/// The streams of a command; tests pass string streams.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// Exit statuses of the program.
enum ExitStatus : int {
    kDone = 0,
    kProblemsFound = 1,  ///< the command ran and has found problems
    kBadArguments = 2,
    kOutputLost = 4,  ///< the standard output could not be written, whatever the command's own status
};

}  // namespace cli
