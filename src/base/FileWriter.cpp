#include "base/FileWriter.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "base/FilePlace.h"

namespace base {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kPermissions = S_IRWXU | S_IRWXG | S_IRWXO;

/// Gives the new file the owner, group and mode of the old one. If the group cannot be kept, the new group
/// gets no more rights than everybody has.
void resemble(const Descriptor& file, const struct stat& old) {
    constexpr uid_t kAsItIs = static_cast<uid_t>(-1);
    mode_t mode = old.st_mode & kPermissions;
    const bool owned = ::fchown(file.number(), old.st_uid, old.st_gid) == 0;
    if (!owned && ::fchown(file.number(), kAsItIs, old.st_gid) != 0)
        mode &= ~static_cast<mode_t>(S_IRWXG) | ((mode & S_IRWXO) << 3);
    ::fchmod(file.number(), mode);
}

/// A folder that cannot be opened or synced is no error: nothing more can be done.
int syncFolder(const fs::path& file) {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!opened.isOpen() || ::fsync(opened.number()) == 0 || errno != EIO) return 0;
    return EIO;
}

}  // namespace

Result<FileWriter> FileWriter::open(const fs::path& file, const Options& options) {
    auto place = placeOf(file);
    if (!place) return place.error();
    FileWriter writer;
    writer.named_ = file;
    writer.file_ = place->file;
    writer.options_ = options;
    if (place->kind != FilePlace::Kind::Regular) {
        auto stream = openDirectly(*place, file);
        if (!stream) return stream.error();
        writer.stream_ = std::move(*stream);
        return writer;
    }
    const fs::path folder = place->file.parent_path();
    std::error_code error;
    if (options.makeFolders && !folder.empty()) fs::create_directories(folder, error);
    if (error)
        return Error{{msgid("the folder cannot be made: {why}"), {{"why", error.message()}}}, file.string()};
    // While a private file is being replaced, nobody else may read the incomplete new one either.
    const bool closed = place->status || options.secret;
    const mode_t mode = closed ? S_IRUSR | S_IWUSR : kPermissions & ~(S_IXUSR | S_IXGRP | S_IXOTH);
    const int problem = writer.content_.open(folder, mode);
    if (problem == ENOENT) return Error{msgid("there is no such folder"), file.string()};
    if (problem != 0) return cannotWrite(file, problem);
    if (place->status && !options.secret) resemble(writer.content_.descriptor(), *place->status);
    return writer;
}

Result<void> FileWriter::fail(int number) {
    if (!problem_) problem_ = cannotWrite(named_, number);
    return *problem_;
}

Result<void> FileWriter::write(std::string_view content) {
    if (problem_) return *problem_;
    const Descriptor& to = stream_.isOpen() ? stream_ : content_.descriptor();
    if (const int problem = writeAll(to, content); problem != 0) return fail(problem);
    return {};
}

fs::path FileWriter::pathForPrograms() const {
    const Descriptor& to = stream_.isOpen() ? stream_ : content_.descriptor();
    return "/proc/" + std::to_string(::getpid()) + "/fd/" + std::to_string(to.number());
}

Result<void> FileWriter::commit() {
    if (problem_) return *problem_;
    if (stream_.isOpen()) {
        const int problem = stream_.close();
        return problem == 0 ? Result<void>() : fail(problem);
    }
    if (options_.lasting && ::fsync(content_.descriptor().number()) != 0) return fail(errno);
    if (const int problem = content_.takePlaceOf(file_); problem != 0)
        return Error{{msgid("the file cannot be replaced: {why}"), {{"why", reasonOf(problem)}}},
                     named_.string()};
    if (!options_.lasting) return {};
    if (const int problem = syncFolder(file_); problem != 0) return fail(problem);
    return {};
}

}  // namespace base
