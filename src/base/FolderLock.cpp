#include "base/FolderLock.h"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>
#include <thread>
#include <utility>

#include "base/LocalLock.h"

namespace base {
namespace {

using Deadline = std::chrono::steady_clock::time_point;

enum class Outcome { Locked, Busy, CannotLock };

Outcome lockFile(const Descriptor& file, Deadline deadline) {
    constexpr std::chrono::milliseconds kBetweenTries{10};
    while (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) return Outcome::CannotLock;
        if (std::chrono::steady_clock::now() >= deadline) return Outcome::Busy;
        std::this_thread::sleep_for(kBetweenTries);
    }
    return Outcome::Locked;
}

}  // namespace

std::optional<FolderLock> FolderLock::take(const std::filesystem::path& folder,
                                           std::chrono::milliseconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    Outcome outcome = opened.isOpen() ? lockFile(opened, deadline) : Outcome::CannotLock;
    if (outcome == Outcome::CannotLock)
        if (const auto file = localLockFile(folder)) {
            opened = Descriptor(::open(file->c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
            if (opened.isOpen()) outcome = lockFile(opened, deadline);
        }
    if (outcome == Outcome::Busy) return {};
    return FolderLock(std::move(opened));
}

}  // namespace base
