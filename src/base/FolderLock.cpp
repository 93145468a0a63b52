#include "base/FolderLock.h"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>
#include <thread>
#include <utility>

namespace base {

std::optional<FolderLock> FolderLock::take(const std::filesystem::path& folder,
                                           std::chrono::milliseconds patience) {
    constexpr std::chrono::milliseconds kBetweenTries{10};
    const auto deadline = std::chrono::steady_clock::now() + patience;
    Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    while (descriptor.isOpen() && ::flock(descriptor.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) break;
        if (std::chrono::steady_clock::now() >= deadline) return {};
        std::this_thread::sleep_for(kBetweenTries);
    }
    return FolderLock(std::move(descriptor));
}

}  // namespace base
