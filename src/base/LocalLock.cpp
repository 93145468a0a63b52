#include "base/LocalLock.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>

#include "base/Descriptor.h"

namespace base {
namespace {

namespace fs = std::filesystem;

/// FNV-1a with 64 bits, which is the same in every build of the program.
std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash;
}

/// The lock file's name, the same for each way to write the path.
std::string nameFor(const fs::path& path) {
    std::error_code error;
    fs::path whole = fs::weakly_canonical(fs::absolute(path), error);
    if (error) whole = fs::absolute(path).lexically_normal();
    if (!whole.has_filename()) whole = whole.parent_path();
    std::array<char, 64> name{};
    std::snprintf(name.data(), name.size(), "dolmen-%lu-%016llx.lock",
                  static_cast<unsigned long>(::geteuid()),
                  static_cast<unsigned long long>(hashOf(whole.native())));
    return name.data();
}

/// Whether this is the user's own file, or could be made. In a folder for everybody the name may be taken by
/// somebody else's file or link.
bool isOurs(const fs::path& file) {
    // An existing file is not opened: closing it would end the locks that this program has on it.
    const Descriptor made(::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (made.isOpen()) return true;
    struct stat status {};
    return errno == EEXIST && ::lstat(file.c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
           status.st_uid == ::geteuid();
}

}  // namespace

std::optional<fs::path> localLockFile(const fs::path& path) {
    const std::string name = nameFor(path);
    const char* const session = std::getenv("XDG_RUNTIME_DIR");
    if (session != nullptr && *session == '/')
        if (fs::path file = fs::path(session) / name; isOurs(file)) return file;
    std::error_code error;
    fs::path file = fs::temp_directory_path(error) / name;
    if (error || !isOurs(file)) return {};
    return file;
}

}  // namespace base
