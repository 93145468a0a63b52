#pragma once

#include <chrono>
#include <filesystem>
#include <optional>

#include "base/Descriptor.h"

namespace archive {

/// One program at a time: a lock on a folder, which leaves no file behind and ends with the program.
class FolderLock {
  public:
    /// Blocks for up to `patience`; nothing if somebody else has it for longer. Where folders cannot be
    /// locked, as on some network disks, everybody gets it.
    [[nodiscard]] static std::optional<FolderLock> take(const std::filesystem::path& folder,
                                                        std::chrono::milliseconds patience);

  private:
    explicit FolderLock(base::Descriptor folder) : folder_(std::move(folder)) {}
    base::Descriptor folder_;
};

}  // namespace archive
