#include "base/TemporaryFile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>

namespace base {
namespace {

namespace fs = std::filesystem;

/// A short name, so that it fits wherever the file's own name fits.
fs::path freshName(const fs::path& folder) {
    std::uint64_t bits = 0;
    while (::getentropy(&bits, sizeof bits) != 0) {
    }
    char name[32];
    std::snprintf(name, sizeof name, ".dolmen-%016llx", static_cast<unsigned long long>(bits));
    return folder / name;
}

/// Calls `make` with one random name after another until one of them is free. Returns the errno of any other
/// failure, else 0.
template <class Make>
int withFreshName(const fs::path& folder, fs::path& name, Make make) {
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        name = freshName(folder);
        if (make(name)) return 0;
        if (errno != EEXIST) break;
    }
    name.clear();
    return errno;
}

/// The path under which the system offers an open file that has no name.
std::string handleOf(const Descriptor& file) { return "/proc/self/fd/" + std::to_string(file.number()); }

}  // namespace

TemporaryFile& TemporaryFile::operator=(TemporaryFile&& other) noexcept {
    if (this == &other) return *this;
    remove();
    folder_ = std::move(other.folder_);
    name_ = std::exchange(other.name_, {});
    descriptor_ = std::move(other.descriptor_);
    return *this;
}

int TemporaryFile::open(const fs::path& folder, mode_t mode, Naming naming) {
    remove();
    folder_ = folder.empty() ? "." : folder;
    if (naming == Naming::Unnamed) {
        descriptor_ = Descriptor(::open(folder_.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode));
        if (descriptor_.isOpen() && ::access(handleOf(descriptor_).c_str(), F_OK) == 0) return 0;
    }
    return withFreshName(folder_, name_, [&](const fs::path& name) {
        descriptor_ = Descriptor(::open(name.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode));
        return descriptor_.isOpen();
    });
}

int TemporaryFile::takePlaceOf(const fs::path& file) {
    if (name_.empty()) {
        const int problem = withFreshName(folder_, name_, [&](const fs::path& name) {
            return ::linkat(AT_FDCWD, handleOf(descriptor_).c_str(), AT_FDCWD, name.c_str(),
                            AT_SYMLINK_FOLLOW) == 0;
        });
        if (problem != 0) return problem;
    }
    if (::rename(name_.c_str(), file.c_str()) != 0) return errno;
    name_.clear();
    return 0;
}

int TemporaryFile::takeFreeName(const fs::path& file) {
    const std::string own = name_.empty() ? handleOf(descriptor_) : name_.string();
    if (::linkat(AT_FDCWD, own.c_str(), AT_FDCWD, file.c_str(), AT_SYMLINK_FOLLOW) == 0) {
        remove();
        return 0;
    }
    if (errno != EPERM && errno != EOPNOTSUPP) return errno;
    // The disk knows no second name of a file. Then two programs that do this at once are not told apart.
    struct stat status {};
    return ::lstat(file.c_str(), &status) == 0 ? EEXIST : takePlaceOf(file);
}

void TemporaryFile::remove() {
    if (!name_.empty()) ::unlink(name_.c_str());
    name_.clear();
    descriptor_.close();
}

int replaceByLink(const fs::path& existing, const fs::path& file) {
    fs::path name;
    const fs::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const int problem = withFreshName(
        folder, name, [&](const fs::path& fresh) { return ::link(existing.c_str(), fresh.c_str()) == 0; });
    if (problem != 0) return problem;
    const int answer = ::rename(name.c_str(), file.c_str()) == 0 ? 0 : errno;
    ::unlink(name.c_str());  // the name stays if both were links to one file before
    return answer;
}

}  // namespace base
