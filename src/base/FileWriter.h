#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "base/Descriptor.h"
#include "base/Result.h"
#include "base/TemporaryFile.h"

namespace base {

/// Writes one file, whole or not at all: what was there before stays until commit(), which replaces it in one
/// step, and nothing else is touched or left behind. Several may write the same file at once, from threads or
/// programs: each is whole, and the last to commit wins. Move-only; one thread at a time; every call blocks.
///
/// The new file has the old one's mode, and its owner and group where the system allows that. A symbolic link
/// stays and what it leads to is replaced. A file that is read-only is refused, and so is a folder. Devices,
/// pipes, "-" (the standard output), /dev/stdout and /dev/fd/N are written directly. Errors name the file.
class FileWriter {
  public:
    struct Options {
        bool makeFolders = false;  ///< those that are missing on the way to the file
        bool lasting = true;       ///< commit() waits for the disk, so that a power cut cannot undo it
    };
    /// Finds out whether the file can be written, and changes nothing.
    [[nodiscard]] static Result<FileWriter> open(const std::filesystem::path& file, const Options& options);
    [[nodiscard]] static Result<FileWriter> open(const std::filesystem::path& file) { return open(file, {}); }

    /// Adds to the new content. After an error nothing can be committed any more.
    Result<void> write(std::string_view content);
    /// A path by which a program that this one has started can write the new content in our place, while this
    /// lives. Only where the system has /proc.
    [[nodiscard]] std::filesystem::path pathForPrograms() const;
    /// Puts the new content in the old one's place. Once, at the end; without it the file stays as it was.
    Result<void> commit();

  private:
    FileWriter() = default;
    Result<void> fail(int number);

    std::filesystem::path named_;  ///< as the caller calls it
    std::filesystem::path file_;   ///< as the disk does
    Options options_;
    Descriptor stream_;      ///< of what is written directly
    TemporaryFile content_;  ///< of everything else
    std::optional<Error> problem_;
};

}  // namespace base
