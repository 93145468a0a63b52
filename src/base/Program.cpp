#include "base/Program.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <initializer_list>
#include <string>

#include "base/Exception.h"
#include "base/Printable.h"

namespace base {
namespace {

constexpr int kFailed = 1;

void secureStandardStreams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
        // Opened in the wrong direction, so that using it fails as it does with a closed stream. The system
        // gives it the lowest free number, which is that of the stream.
        (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
    std::signal(SIGXFSZ, SIG_IGN);
}

void tell(std::string_view name, std::string_view problem) {
    std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(name.size()), name.data(),
                 static_cast<int>(problem.size()), problem.data());
}

/// Tells about the exception that is being handled.
void tellException(std::string_view name) noexcept {
    try {
        std::string line = printable(errorOf(std::current_exception()).describe());
        std::replace(line.begin(), line.end(), '\n', ' ');
        tell(name, line);
    } catch (...) {
        tell(name, "there is not enough memory");  // not even for the message
    }
}

}  // namespace

int runProgram(std::string_view name, const std::function<int()>& program) noexcept {
    try {
        secureStandardStreams();
        return program();
    } catch (...) {
        tellException(name);
        return kFailed;
    }
}

}  // namespace base
