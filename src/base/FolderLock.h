#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

#include "base/Descriptor.h"

namespace base {

/// A lock on a folder, for one program at a time; it leaves no file in the folder and ends with the program.
/// Where folders cannot be locked, as on some network disks, the lock holds among the programs of this
/// computer only (see localLockFile()).
class FolderLock {
  public:
    /// Waits up to `patience`; nothing if another program holds it for longer. Where nothing can be locked
    /// at all, every caller gets a lock.
    [[nodiscard]] static std::optional<FolderLock> take(const std::filesystem::path& folder,
                                                        std::chrono::milliseconds patience);

  private:
    explicit FolderLock(Descriptor locked) : locked_(std::move(locked)) {}
    Descriptor locked_;
};

}  // namespace base
