#pragma once

#include <filesystem>
#include <optional>

#include "base/FolderLock.h"

namespace app {

/// To be held while a file is read, changed and written: otherwise what another copy of the program writes in
/// between would be lost. Makes the file's folder. Waits for another copy, which needs milliseconds; nothing
/// after two seconds, since a copy that was suspended must not keep the others from saving. Blocks, so not
/// for the main thread.
[[nodiscard]] std::optional<base::FolderLock> lockToChange(const std::filesystem::path& file);

}  // namespace app
