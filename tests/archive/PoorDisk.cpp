#include "archive/PoorDisk.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>
#include <string>

namespace archive {
namespace {

struct Poor {
    std::string folder;
    PoorDisk::Lacks lacks;
};
// SQLite's hooks take no data of their own.
std::optional<Poor> poor;

bool fails(int descriptor, PoorDisk::Lacks what) {
    if (!poor || poor->lacks != what) return false;
    std::error_code error;
    const auto path = std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), error);
    return !error && path.string().starts_with(poor->folder);
}

int failing(int number) {
    errno = number;
    return -1;
}

void* mapOrFail(void* at, std::size_t size, int protection, int flags, int descriptor, off_t offset) {
    if ((flags & MAP_SHARED) != 0 && fails(descriptor, PoorDisk::Lacks::SharedMemory)) {
        errno = ENODEV;
        return MAP_FAILED;
    }
    return ::mmap(at, size, protection, flags, descriptor, offset);
}

int controlOrFail(int descriptor, int command, void* argument) {
    const bool locks = command == F_SETLK || command == F_SETLKW || command == F_GETLK;
    if (locks && fails(descriptor, PoorDisk::Lacks::Locks)) return failing(ENOLCK);
    return ::fcntl(descriptor, command, argument);
}

ssize_t writeOrFail(int descriptor, const void* bytes, std::size_t count, off_t at) {
    if (fails(descriptor, PoorDisk::Lacks::Writing)) return failing(ESTALE);
    if (fails(descriptor, PoorDisk::Lacks::Space)) return failing(EDQUOT);
    return ::pwrite(descriptor, bytes, count, at);
}

struct Replaced {
    const char* name;
    sqlite3_syscall_ptr call;
};

const std::array<Replaced, 4> kReplaced{{{"mmap", reinterpret_cast<sqlite3_syscall_ptr>(mapOrFail)},
                                         {"fcntl", reinterpret_cast<sqlite3_syscall_ptr>(controlOrFail)},
                                         {"pwrite", reinterpret_cast<sqlite3_syscall_ptr>(writeOrFail)},
                                         {"pwrite64", reinterpret_cast<sqlite3_syscall_ptr>(writeOrFail)}}};

int syncOrFail(int descriptor, long call) {
    if (fails(descriptor, PoorDisk::Lacks::Syncing)) return failing(EIO);
    return static_cast<int>(::syscall(call, descriptor));
}

}  // namespace

PoorDisk::PoorDisk(const std::filesystem::path& folder, Lacks lacks) {
    sqlite3_initialize();
    poor = Poor{std::filesystem::canonical(folder).string(), lacks};
    sqlite3_vfs* const vfs = sqlite3_vfs_find("unix");
    for (const Replaced& replaced : kReplaced) vfs->xSetSystemCall(vfs, replaced.name, replaced.call);
}

PoorDisk::~PoorDisk() {
    sqlite3_vfs* const vfs = sqlite3_vfs_find("unix");
    for (const Replaced& replaced : kReplaced) vfs->xSetSystemCall(vfs, replaced.name, nullptr);
    poor.reset();
}

}  // namespace archive

// SQLite has no hooks for these. The linker prefers a program's own functions to those of the C library.
extern "C" {
int fsync(int descriptor) { return archive::syncOrFail(descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return archive::syncOrFail(descriptor, SYS_fdatasync); }
}
