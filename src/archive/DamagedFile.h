#pragma once

#include <filesystem>

#include "base/Result.h"

namespace archive {

/// Renames a damaged database, with SQLite's files beside it, to `file`.damaged-1 or the next free number;
/// overwrites nothing. Returns the new name. Fails if another program has the file open. This program must
/// have no connection to it, and the caller must hold the FolderLock until recoveryEnds() or putBack(). Until
/// then `file`.recovering holds the new name, in case the program is killed.
[[nodiscard]] base::Result<std::filesystem::path> renameDamaged(const std::filesystem::path& file);
/// All that could be saved from the damaged file is in the new one.
void recoveryEnds(const std::filesystem::path& file);

/// Gives a file that was renamed its name back, in place of the new file there; errors are ignored.
void putBack(const std::filesystem::path& renamed, const std::filesystem::path& file);
/// The same if the program was killed between renameDamaged() and recoveryEnds(); true if it was. The caller
/// must hold the FolderLock.
bool putBackInterrupted(const std::filesystem::path& file);

}  // namespace archive
