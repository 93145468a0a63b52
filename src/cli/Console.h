#pragma once

#include <iosfwd>

namespace cli {

/// Where a command reads and writes; tests pass string streams.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// What the program exits with.
enum ExitStatus : int {
    kDone = 0,
    kProblemsFound = 1,  ///< the command ran and has something to complain about
    kBadArguments = 2,
    kOutputLost = 4,  ///< the standard output could not be written, whatever else the command came to
};

}  // namespace cli
