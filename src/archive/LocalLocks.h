#pragma once

#include <filesystem>

namespace archive {

/// Whether SQLite can lock files in this folder: tried with a new file, which no other program has. True also
/// if no file can be made there. Blocks.
[[nodiscard]] bool canLockIn(const std::filesystem::path& folder);

/// The name of a VFS of SQLite for files on disks that cannot lock: it locks a file on a disk of this
/// computer instead (base::localLockFile()). So the programs of one computer can share a database, but not
/// those of several. It has no shared memory, so no write-ahead log (WAL) can be used.
[[nodiscard]] const char* localLocksVfs();

}  // namespace archive
