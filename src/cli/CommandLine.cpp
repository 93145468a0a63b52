#include "cli/CommandLine.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <exception>
#include <ostream>
#include <vector>

#include "base/Descriptor.h"
#include "base/Exception.h"

namespace cli {

int parseAndRun(CLI::App& app, std::span<const std::string> arguments, const int& status,
                const Console& console) {
    // CLI11 takes arguments from the end of the vector.
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    try {
        app.parse(reversed);
    } catch (const CLI::ParseError& e) {
        return app.exit(e, console.out, console.err) == 0 ? kDone : kBadArguments;
    } catch (...) {
        return complain(console, app.get_name(), base::errorOf(std::current_exception()).describe(), kFailed);
    }
    return status;
}

int flushed(int status, std::string_view program, const Console& console) {
    errno = 0;
    console.out.flush();
    if (console.out) return status;
    console.err << program << ": the standard output could not be written";
    if (errno != 0) console.err << ": " << base::reasonOf(errno);
    console.err << std::endl;
    return kOutputLost;
}

}  // namespace cli
