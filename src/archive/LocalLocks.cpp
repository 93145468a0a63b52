#include "archive/LocalLocks.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <random>
#include <string>

#include "base/LocalLock.h"

namespace archive {
namespace {

constexpr const char* kName = "dolmen-local-locks";
// Of SQLite itself: the usual one, and one that does not lock.
constexpr const char* kLocking = "unix";
constexpr const char* kNotLocking = "unix-none";

constexpr std::size_t rounded(std::size_t size) {
    constexpr std::size_t kAlignment = alignof(std::max_align_t);
    return (size + kAlignment - 1) / kAlignment * kAlignment;
}

sqlite3_vfs* vfsNamed(const char* name) { return sqlite3_vfs_find(name); }

/// A database. SQLite provides its memory, in which the two files that it consists of follow this struct.
struct LocallyLocked {
    sqlite3_file base;   ///< what SQLite sees; must be the first member
    sqlite3_file* data;  ///< the database
    sqlite3_file* lock;  ///< the file that is locked; null if there is none
};

LocallyLocked& partsOf(sqlite3_file* file) { return *reinterpret_cast<LocallyLocked*>(file); }
sqlite3_file* dataOf(sqlite3_file* file) { return partsOf(file).data; }
sqlite3_file* lockOf(sqlite3_file* file) { return partsOf(file).lock; }

std::size_t dataOffset() { return rounded(sizeof(LocallyLocked)); }
std::size_t lockOffset() {
    return dataOffset() + rounded(static_cast<std::size_t>(vfsNamed(kNotLocking)->szOsFile));
}
std::size_t wholeSize() {
    return lockOffset() + rounded(static_cast<std::size_t>(vfsNamed(kLocking)->szOsFile));
}

int closeBoth(sqlite3_file* file) {
    if (lockOf(file) != nullptr) lockOf(file)->pMethods->xClose(lockOf(file));
    return dataOf(file)->pMethods->xClose(dataOf(file));
}

/// Version 1: without shared memory.
const sqlite3_io_methods kMethods = {
    .iVersion = 1,
    .xClose = closeBoth,
    .xRead = [](sqlite3_file* file, void* to, int count,
                sqlite3_int64 at) { return dataOf(file)->pMethods->xRead(dataOf(file), to, count, at); },
    .xWrite = [](sqlite3_file* file, const void* from, int count,
                 sqlite3_int64 at) { return dataOf(file)->pMethods->xWrite(dataOf(file), from, count, at); },
    .xTruncate = [](sqlite3_file* file,
                    sqlite3_int64 size) { return dataOf(file)->pMethods->xTruncate(dataOf(file), size); },
    .xSync = [](sqlite3_file* file, int how) { return dataOf(file)->pMethods->xSync(dataOf(file), how); },
    .xFileSize = [](sqlite3_file* file,
                    sqlite3_int64* size) { return dataOf(file)->pMethods->xFileSize(dataOf(file), size); },
    .xLock =
        [](sqlite3_file* file, int level) {
            sqlite3_file* const lock = lockOf(file);
            return lock == nullptr ? SQLITE_OK : lock->pMethods->xLock(lock, level);
        },
    .xUnlock =
        [](sqlite3_file* file, int level) {
            sqlite3_file* const lock = lockOf(file);
            return lock == nullptr ? SQLITE_OK : lock->pMethods->xUnlock(lock, level);
        },
    .xCheckReservedLock =
        [](sqlite3_file* file, int* reserved) {
            sqlite3_file* const lock = lockOf(file);
            *reserved = 0;
            return lock == nullptr ? SQLITE_OK : lock->pMethods->xCheckReservedLock(lock, reserved);
        },
    .xFileControl =
        [](sqlite3_file* file, int what, void* value) {
            return dataOf(file)->pMethods->xFileControl(dataOf(file), what, value);
        },
    .xSectorSize = [](sqlite3_file* file) { return dataOf(file)->pMethods->xSectorSize(dataOf(file)); },
    .xDeviceCharacteristics =
        [](sqlite3_file* file) { return dataOf(file)->pMethods->xDeviceCharacteristics(dataOf(file)); },
    // From here on the parts of later versions.
    .xShmMap = nullptr,
    .xShmLock = nullptr,
    .xShmBarrier = nullptr,
    .xShmUnmap = nullptr,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

/// Opens the file to be locked in place of the database; without one, everybody gets the locks.
sqlite3_file* openLock(const char* database, std::byte* memory) {
    const auto path = base::localLockFile(database);
    if (!path) return nullptr;
    auto* const file = reinterpret_cast<sqlite3_file*>(memory);
    // SQLite looks for parameters after the name, where it expects another zero.
    const std::string name = path->string() + '\0';
    sqlite3_vfs* const vfs = vfsNamed(kLocking);
    constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MAIN_DB;
    if (vfs->xOpen(vfs, name.c_str(), file, kFlags, nullptr) == SQLITE_OK) return file;
    if (file->pMethods != nullptr) file->pMethods->xClose(file);
    return nullptr;
}

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* opened) {
    sqlite3_vfs* const vfs = vfsNamed(kNotLocking);
    // Journals and temporary files are never locked.
    if ((flags & SQLITE_OPEN_MAIN_DB) == 0 || name == nullptr)
        return vfs->xOpen(vfs, name, file, flags, opened);
    auto* const memory = reinterpret_cast<std::byte*>(file);
    std::fill_n(memory, wholeSize(), std::byte{0});
    LocallyLocked& parts = partsOf(file);
    parts.data = reinterpret_cast<sqlite3_file*>(memory + dataOffset());
    if (const int problem = vfs->xOpen(vfs, name, parts.data, flags, opened); problem != SQLITE_OK) {
        if (parts.data->pMethods != nullptr) parts.data->pMethods->xClose(parts.data);
        return problem;
    }
    parts.lock = openLock(name, memory + lockOffset());
    parts.base.pMethods = &kMethods;
    return SQLITE_OK;
}

sqlite3_vfs makeVfs() {
    sqlite3_initialize();
    // All the rest is done as without locks; those functions do not look at the VFS's own data.
    sqlite3_vfs vfs = *vfsNamed(kNotLocking);
    vfs.zName = kName;
    vfs.pNext = nullptr;
    vfs.szOsFile = static_cast<int>(wholeSize());
    vfs.xOpen = openFile;
    return vfs;
}

}  // namespace

const char* localLocksVfs() {
    // SQLite keeps the address.
    static sqlite3_vfs vfs = makeVfs();
    static const int registered = sqlite3_vfs_register(&vfs, 0);
    return registered == SQLITE_OK ? kName : kNotLocking;
}

bool canLockIn(const std::filesystem::path& folder) {
    sqlite3_initialize();
    std::array<char, 40> own{};
    std::snprintf(own.data(), own.size(), ".dolmen-%08x%08x", std::random_device()(), std::random_device()());
    const std::string name = (std::filesystem::absolute(folder) / own.data()).string() + '\0';
    sqlite3_vfs* const vfs = vfsNamed(kLocking);
    const std::size_t units = rounded(static_cast<std::size_t>(vfs->szOsFile)) / sizeof(std::max_align_t) + 1;
    const std::unique_ptr<std::max_align_t[]> memory(new std::max_align_t[units]{});
    auto* const file = reinterpret_cast<sqlite3_file*>(memory.get());
    // It has a name only while it is being opened.
    constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE |
                           SQLITE_OPEN_DELETEONCLOSE | SQLITE_OPEN_MAIN_DB;
    const int opened = vfs->xOpen(vfs, name.c_str(), file, kFlags, nullptr);
    const bool refused = opened == SQLITE_OK && file->pMethods->xLock(file, SQLITE_LOCK_SHARED) != SQLITE_OK;
    if (file->pMethods != nullptr) {
        file->pMethods->xUnlock(file, SQLITE_LOCK_NONE);
        file->pMethods->xClose(file);
    }
    return !refused;
}

}  // namespace archive
