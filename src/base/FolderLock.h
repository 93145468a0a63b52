#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

#include "base/Descriptor.h"

namespace base {

/// A lock on a folder, for one program at a time; it leaves no file behind and ends with the program.
class FolderLock {
  public:
    /// Waits up to `patience`; nothing if another program holds it for longer. Where folders cannot be
    /// locked, as on some network disks, every caller gets a lock.
    [[nodiscard]] static std::optional<FolderLock> take(const std::filesystem::path& folder,
                                                        std::chrono::milliseconds patience);

  private:
    explicit FolderLock(Descriptor folder) : folder_(std::move(folder)) {}
    Descriptor folder_;
};

}  // namespace base
