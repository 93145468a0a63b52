#pragma once

#include <filesystem>
#include <optional>
#include <utility>

namespace app {

/// A lock that tells other copies of the program that a file is in use. It ends with this object, and also if
/// the program crashes. The lock belongs to the file and not to its name: after replacing the file, take a
/// new lock. Where files cannot be locked, as in a folder that may not be written and on some network disks,
/// every copy gets a lock.
class FileLock {
  public:
    /// Nullopt if another copy has the lock. Does not wait.
    [[nodiscard]] static std::optional<FileLock> take(const std::filesystem::path& file);
    FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~FileLock();

  private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}
    int descriptor_;
};

}  // namespace app
