#pragma once

#include <filesystem>
#include <optional>
#include <utility>

namespace app {

/// Tells other copies of the program that a file is in use. Ends with the object, and with the program
/// however that ends. It is of the file itself, not of its name: who replaces the file locks it anew.
class FileLock {
  public:
    /// Nothing if another copy has the lock, or the file cannot be opened. Does not wait.
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
