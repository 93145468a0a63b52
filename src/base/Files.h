#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"

namespace base {

/// The size of the largest file that the program reads: far larger than any game, theme or catalogue, and
/// small enough to hold in memory several times over.
inline constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

/// Reads a whole file; all files are read with it. Errors, which name the file: it is missing, not a regular
/// file (a folder, a device, a pipe), not readable, or larger than `limit` bytes. Blocks as long as the disk
/// needs, but never waits for another program.
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path& file,
                                           std::size_t limit = kLargestFile);

/// Whether readFile() could read the file, for libraries that open files by name.
[[nodiscard]] Result<void> checkReadable(const std::filesystem::path& file, std::size_t limit = kLargestFile);

/// Reads a stream, such as the standard input, to its end. Errors name the stream: it fails, or holds more
/// than `limit` bytes. Blocks.
[[nodiscard]] Result<std::string> readStream(std::istream& in, std::string_view name,
                                             std::size_t limit = kLargestFile);

/// The files in a folder (not in folders below it) whose names end with `extension`, such as ".lesson",
/// sorted by name. Errors, which name the folder: it is missing or not readable. Blocks.
[[nodiscard]] Result<std::vector<std::filesystem::path>> filesIn(const std::filesystem::path& folder,
                                                                 std::string_view extension);

/// Writes a file whole or not at all, as FileWriter does, and creates missing folders. Blocks.
Result<void> writeFile(const std::filesystem::path& file, std::string_view content);

/// The same for what only this user may read.
Result<void> writeSecretFile(const std::filesystem::path& file, std::string_view content);

}  // namespace base
