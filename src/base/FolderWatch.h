#pragma once

#include <filesystem>

namespace base {

/// Tells that a file of a folder, or of a folder in it, was saved.
class FolderWatch {
  public:
    explicit FolderWatch(std::filesystem::path folder);
    /// True once after each change. Reads the folder; call it a few times a second at most.
    [[nodiscard]] bool changed();

  private:
    [[nodiscard]] std::filesystem::file_time_type latest() const;
    std::filesystem::path folder_;
    std::filesystem::file_time_type seen_;
};

}  // namespace base
