#include "base/Descriptor.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <system_error>

namespace base {

int Descriptor::close() {
    if (number_ < 0) return 0;
    return ::close(std::exchange(number_, -1)) == 0 || errno == EINTR ? 0 : errno;
}

NoBrokenPipeSignal::NoBrokenPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
}

NoBrokenPipeSignal::~NoBrokenPipeSignal() {
    const timespec now{};
    while (sigtimedwait(&pipe_, nullptr, &now) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

int writeAll(const Descriptor& file, std::string_view text) {
    const NoBrokenPipeSignal guard;
    while (!text.empty()) {
        const ssize_t written = ::write(file.number(), text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            pollfd waiting{file.number(), POLLOUT, 0};
            (void)::poll(&waiting, 1, -1);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

std::string reasonOf(int number) { return std::system_category().message(number); }

}  // namespace base
