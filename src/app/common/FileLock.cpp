#include "app/common/FileLock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace app {

std::optional<FileLock> FileLock::take(const std::filesystem::path& file) {
    // O_NONBLOCK: if the file is a pipe, opening it does not wait for a writer.
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    FileLock lock(descriptor);
    if (descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return {};
    return lock;
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

}  // namespace app
