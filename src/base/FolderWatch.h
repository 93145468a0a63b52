#pragma once

#include <filesystem>

namespace base {

/// Notices when a file in a folder, or in one of its subfolders, is saved.
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
