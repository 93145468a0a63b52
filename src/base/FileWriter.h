#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "base/Descriptor.h"
#include "base/Result.h"
#include "base/TemporaryFile.h"

namespace base {

/// Writes one file, whole or not at all: the old content stays until commit() replaces it in one step, and no
/// other file is changed or left behind. Several threads or programs may write the same file at once: each
/// result is whole, and the last to commit wins. Move-only; one thread at a time; every call blocks.
///
/// The new file has the old one's mode, and its owner and group where the system allows that. A symbolic link
/// stays, and the file that it leads to is replaced. A read-only file and a folder are refused. Devices,
/// pipes, "-" (the standard output), /dev/stdout and /dev/fd/N are written directly. Errors name the file.
class FileWriter {
  public:
    struct Options {
        bool makeFolders = false;  ///< create missing folders on the way to the file
        bool secret = false;       ///< nobody but this user may read it, whatever the old one's mode is
        bool lasting = true;       ///< commit() waits for the disk, so that a power cut cannot undo it
    };
    /// Checks that the file can be written, without changing anything.
    [[nodiscard]] static Result<FileWriter> open(const std::filesystem::path& file, const Options& options);
    [[nodiscard]] static Result<FileWriter> open(const std::filesystem::path& file) { return open(file, {}); }

    /// Adds to the new content. After an error commit() fails, too.
    Result<void> write(std::string_view content);
    /// A path through which a child process can write the new content, while this object lives. Only where
    /// the system has /proc.
    [[nodiscard]] std::filesystem::path pathForPrograms() const;
    /// Replaces the old content by the new. Call it once, at the end; without it the file stays as it was.
    Result<void> commit();

  private:
    FileWriter() = default;
    Result<void> fail(int number);

    std::filesystem::path named_;  ///< the path as the caller gave it
    std::filesystem::path file_;   ///< the path after all links
    Options options_;
    Descriptor stream_;      ///< used for devices and streams
    TemporaryFile content_;  ///< used for regular files
    std::optional<Error> problem_;
};

}  // namespace base
