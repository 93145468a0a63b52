#pragma once

#include <filesystem>
#include <optional>

namespace base {

/// An empty file on a disk of this computer, to be locked in place of `path` where that one's disk cannot
/// lock. All programs of this user on this computer get the same file for the same path; it is made if it is
/// missing, and stays. Nothing if there is no place for it. Does not lock, and keeps no descriptor.
[[nodiscard]] std::optional<std::filesystem::path> localLockFile(const std::filesystem::path& path);

}  // namespace base
