#include "archive/DamagedFile.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>
#include <system_error>

#include "base/Descriptor.h"
#include "base/Files.h"
#include "base/SetAside.h"

namespace archive {

using base::msgid;
namespace fs = std::filesystem;

namespace {

/// The suffixes of the files that SQLite puts beside a database, then that of the database itself. It is
/// renamed last: if the program ends in between, the next start still finds it damaged.
constexpr std::array<const char*, 4> kParts = {"-journal", "-wal", "-shm", ""};
constexpr int kMostKept = 1000;

fs::path noteOf(const fs::path& file) { return file.string() + ".recovering"; }

bool isFree(const std::string& name) {
    return std::none_of(kParts.begin(), kParts.end(),
                        [&](const char* part) { return base::isTaken(name + part); });
}

/// Whether an SQLite connection has the file open: in WAL mode each holds a shared lock on these bytes, which
/// SQLite's file format defines.
bool isInUse(const base::Descriptor& file) {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = 0x40000002;
    lock.l_len = 510;
#ifdef F_OFD_SETLK
    return ::fcntl(file.number(), F_OFD_SETLK, &lock) != 0 && (errno == EAGAIN || errno == EACCES);
#else
    return ::fcntl(file.number(), F_SETLK, &lock) != 0 && (errno == EAGAIN || errno == EACCES);
#endif
}

base::Error cannotRename(const fs::path& file, const std::string& why) {
    return base::fileError(file, {msgid("the file cannot be set aside: {why}"), {{"why", why}}});
}

base::Result<fs::path> renameAll(const fs::path& file) {
    for (int i = 1; i <= kMostKept; ++i) {
        const std::string kept = file.string() + ".damaged-" + std::to_string(i);
        if (!isFree(kept)) continue;
        if (auto noted = base::writeFile(noteOf(file), fs::path(kept).filename().string()); !noted)
            return noted.error();
        for (const char* part : kParts) {
            const fs::path from = file.string() + part;
            std::error_code error;
            if (base::isTaken(from)) fs::rename(from, kept + part, error);
            if (error) return cannotRename(file, error.message());
        }
        return fs::path(kept);
    }
    return base::fileError(file, msgid("there are already too many damaged copies of it"));
}

}  // namespace

base::Result<fs::path> renameDamaged(const fs::path& file) {
    // While another program writes to the file it must not be renamed, or that program would go on with the
    // new file's log.
    const base::Descriptor damaged(::open(file.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK));
    if (!damaged.isOpen()) return cannotRename(file, base::reasonOf(errno));
    if (isInUse(damaged))
        return base::fileError(file, msgid("the library is damaged, and another program has it open"));
    return renameAll(file);
}

void recoveryEnds(const fs::path& file) {
    std::error_code ignored;
    fs::remove(noteOf(file), ignored);
}

bool putBackInterrupted(const fs::path& file) {
    const auto kept = base::readFile(noteOf(file));
    if (!kept) return false;
    // The note may also have been made just before the file was renamed, or be somebody's own file.
    const std::string begin = file.filename().string() + ".damaged-";
    const fs::path renamed = file.parent_path() / fs::path(*kept).filename();
    const bool interrupted = kept->starts_with(begin) && base::isTaken(renamed);
    if (interrupted)
        putBack(renamed, file);
    else
        recoveryEnds(file);
    return interrupted;
}

void putBack(const fs::path& renamed, const fs::path& file) {
    std::error_code ignored;
    for (const char* part : kParts) fs::remove(file.string() + part, ignored);
    for (const char* part : kParts)
        if (base::isTaken(renamed.string() + part))
            fs::rename(renamed.string() + part, file.string() + part, ignored);
    recoveryEnds(file);
}

}  // namespace archive
