#pragma once

#include <filesystem>
#include <string_view>

#include "base/Descriptor.h"
#include "base/FilePlace.h"
#include "base/Result.h"

namespace base {

/// Adds blocks of text, games say, to the end of a file. What the file holds stays, and each block is there
/// whole or not at all, also where several programs add to one file or the disk is full. Only a program that
/// is killed while it writes may leave half of its last block. Links, read-only files, devices and streams as
/// FileWriter has them. Move-only; one thread at a time; every call blocks. Errors name the file.
class FileAppender {
  public:
    /// Finds out whether the file can be written, and changes nothing: the first block makes the file.
    [[nodiscard]] static Result<FileAppender> open(const std::filesystem::path& file);

    /// Adds a block that ends with its own line end. `between` goes before it unless it is the first thing in
    /// the file; a last line without its end gets one.
    Result<void> add(std::string_view block, std::string_view between = {});
    /// Waits until everything is on the disk. Once, at the end.
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
