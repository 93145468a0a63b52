#pragma once

#include <filesystem>
#include <string_view>

#include "base/Descriptor.h"
#include "base/FilePlace.h"
#include "base/Result.h"

namespace base {

/// Adds blocks of text, such as games, to the end of a file. The old content stays, and each block is written
/// whole or not at all, also if several programs add to one file or the disk is full. Only a program that is
/// killed while it writes may leave a part of its last block. Links, read-only files, devices and streams are
/// treated as in FileWriter. Move-only; one thread at a time; every call blocks. Errors name the file.
class FileAppender {
  public:
    /// Checks that the file can be written, without changing anything: only the first block creates the file.
    [[nodiscard]] static Result<FileAppender> open(const std::filesystem::path& file);

    /// Adds a block, which must end with a line end. `between` is written before the block, unless the file
    /// is empty or this is the first block in a stream; a last line without its line end gets one first.
    Result<void> add(std::string_view block, std::string_view between = {});
    /// Waits until everything is on the disk. Call it once, at the end.
    Result<void> finish();

  private:
    FileAppender() = default;
    Result<void> openFile();
    Result<void> addToFile(std::string_view block, std::string_view between);

    std::filesystem::path named_;
    FilePlace place_;
    Descriptor file_;
    bool begun_ = false;  ///< something was added to a stream
};

}  // namespace base
