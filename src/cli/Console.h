#pragma once

#include <iosfwd>
#include <string_view>

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
    kProblemsFound = 1,  ///< the command ran and has found problems, or a signal ended it early
    kBadArguments = 2,
    kOutputLost = 4,  ///< the standard output could not be written, whatever the command's own status
    kFailed = 5,      ///< the command could not go on, as without memory
};

/// Writes "COMMAND: PROBLEM" to the error stream and returns the status.
int complain(const Console& console, std::string_view command, std::string_view problem,
             ExitStatus status = kProblemsFound);

}  // namespace cli
