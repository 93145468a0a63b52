#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/Result.h"

namespace base {

/// The whole file. Errors: it is not there, not a file, not readable, or larger than 64 MiB. Blocks.
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path& file);

/// Writes whole or not at all, as FileWriter does, and makes missing folders. Blocks.
Result<void> writeFile(const std::filesystem::path& file, std::string_view content);

}  // namespace base
