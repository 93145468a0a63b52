#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>

#include "base/Result.h"

namespace base {

/// The most that the program reads of one file: far more than any game, theme or catalogue has, and little
/// enough to hold in memory several times over.
inline constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

/// The whole file; the only way to read one. Errors, which name the file: it is not there, not a regular file
/// (a folder, a device, a pipe), not readable, or larger than `limit` bytes. Blocks for as long as the disk
/// needs, never for another program.
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path& file,
                                           std::size_t limit = kLargestFile);

/// Whether readFile() could read it, for libraries that open files by name.
[[nodiscard]] Result<void> checkReadable(const std::filesystem::path& file, std::size_t limit = kLargestFile);

/// All that a stream holds, such as the standard input. Errors name it: it fails, or holds more than `limit`
/// bytes. Blocks until its end.
[[nodiscard]] Result<std::string> readStream(std::istream& in, std::string_view name,
                                             std::size_t limit = kLargestFile);

/// Writes whole or not at all, as FileWriter does, and makes missing folders. Blocks.
Result<void> writeFile(const std::filesystem::path& file, std::string_view content);

}  // namespace base
