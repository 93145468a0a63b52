#include "base/FilePlace.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <string>

namespace base {
namespace {

namespace fs = std::filesystem;

constexpr int kMostLinks = 40;  // the limit of the system itself

/// The number of the open file if this is a name such as /dev/fd/3.
std::optional<int> openFileNamed(const std::string& name) {
    if (name == "-" || name == "/dev/stdout") return STDOUT_FILENO;
    if (name == "/dev/stderr") return STDERR_FILENO;
    for (const std::string& folder : {std::string("/dev/fd/"), std::string("/proc/self/fd/"),
                                      "/proc/" + std::to_string(::getpid()) + "/fd/"}) {
        if (name.rfind(folder, 0) != 0) continue;
        int number = -1;
        const char* const end = name.data() + name.size();
        const auto [stop, failure] = std::from_chars(name.data() + folder.size(), end, number);
        if (failure == std::errc() && stop == end && number >= 0) return number;
    }
    return {};
}

/// Whether an existing file may be written. Its own permission counts, although replacing it would need only
/// the permission of its folder.
Result<void> checkPermission(const fs::path& file, const struct stat& status, const fs::path& named) {
    constexpr mode_t kAnyWriter = S_IWUSR | S_IWGRP | S_IWOTH;
    const bool allowed = ::faccessat(AT_FDCWD, file.c_str(), W_OK, AT_EACCESS) == 0;
    if (!allowed && errno != EACCES && errno != EPERM) return cannotWrite(named, errno);
    if (!allowed || (status.st_mode & kAnyWriter) == 0)
        return fileError(named, msgid("this file is read-only"));
    return {};
}

}  // namespace

Error cannotWrite(const fs::path& file, int number) {
    if (number == EISDIR) return fileError(file, msgid("this is a folder, not a file"));
    return fileError(file, {msgid("the file cannot be written: {why}"), {{"why", reasonOf(number)}}});
}

Result<FilePlace> placeOf(const fs::path& file) {
    FilePlace place{.file = file};
    for (int links = 0; links <= kMostLinks; ++links) {
        if (const auto number = openFileNamed(place.file.string())) {
            place.kind = FilePlace::Kind::Open;
            place.number = *number;
            return place;
        }
        if (!place.file.has_filename()) return cannotWrite(file, place.file.empty() ? ENOENT : EISDIR);
        struct stat status {};
        if (::lstat(place.file.c_str(), &status) != 0) {
            if (errno != ENOENT) return cannotWrite(file, errno);
            return place;
        }
        if (S_ISLNK(status.st_mode)) {
            std::error_code error;
            const fs::path target = fs::read_symlink(place.file, error);
            if (error) return cannotWrite(file, error.value());
            place.file = place.file.parent_path() / target;
            continue;
        }
        if (S_ISDIR(status.st_mode)) return cannotWrite(file, EISDIR);
        place.status = status;
        if (!S_ISREG(status.st_mode))
            place.kind = FilePlace::Kind::Device;
        else if (const auto allowed = checkPermission(place.file, status, file); !allowed)
            return allowed.error();
        return place;
    }
    return cannotWrite(file, ELOOP);
}

Result<Descriptor> openDirectly(const FilePlace& place, const fs::path& file) {
    if (place.kind == FilePlace::Kind::Open) {
        Descriptor copy(::fcntl(place.number, F_DUPFD_CLOEXEC, 0));
        if (!copy.isOpen()) return cannotWrite(file, errno);
        return copy;
    }
    Descriptor device(::open(place.file.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK));
    if (!device.isOpen() && errno == ENXIO && place.status && S_ISFIFO(place.status->st_mode))
        return fileError(file, msgid("nothing reads from this pipe"));
    if (!device.isOpen()) return cannotWrite(file, errno);
    // Only opening must not wait; writing may.
    ::fcntl(device.number(), F_SETFL, ::fcntl(device.number(), F_GETFL) & ~O_NONBLOCK);
    return device;
}

}  // namespace base
