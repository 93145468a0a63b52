#pragma once

#include <filesystem>

#include "base/Result.h"

namespace archive {

/// Renames a database that is damaged, with SQLite's files beside it, to `file`.damaged-1 or the next number
/// that is free, and overwrites nothing. The answer is its new name. An error where another program has it
/// open. No connection of this program may, and the caller holds the FolderLock.
[[nodiscard]] base::Result<std::filesystem::path> setAside(const std::filesystem::path& file);

}  // namespace archive
