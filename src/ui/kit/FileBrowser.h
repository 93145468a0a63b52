#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/Result.h"

namespace ui::kit {

struct FolderEntry {
    std::string name;
    bool folder = false;
    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

/// Which files of a folder are shown.
struct FilesShown {
    std::vector<std::string> endings = {};  ///< with one of these, with the dot; none: with any
    bool programs = false;                  ///< only what can be run
};

/// What a folder holds: folders first, then the files, each by name without regard to case. Hidden entries
/// are left out. May block on slow disks; never throws.
[[nodiscard]] base::Result<std::vector<FolderEntry>> listFolder(const std::filesystem::path& folder,
                                                                const FilesShown& shown);

/// A walk through the folders that a file dialog shows. Reads the disk only in open() and refresh().
class FileBrowser {
  public:
    explicit FileBrowser(FilesShown shown = {}) : shown_(std::move(shown)) {}
    explicit FileBrowser(const char* ending) : shown_{{ending}} {}

    /// Goes to a folder. When it cannot be read, the error is kept and the listing empty; the way up stays
    /// open.
    void open(const std::filesystem::path& folder);
    void refresh() { open(folder_); }

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// The folder as people write it: "~/Documents" for what lies in the player's home.
    [[nodiscard]] std::string shownFolder() const;
    [[nodiscard]] std::filesystem::path parent() const { return folder_.parent_path(); }
    [[nodiscard]] bool hasParent() const { return folder_.has_relative_path(); }
    [[nodiscard]] const std::vector<FolderEntry>& entries() const { return entries_; }
    [[nodiscard]] const std::optional<base::Error>& error() const { return error_; }

    /// The file that a typed name means: in this folder unless it is absolute, with an ending if it
    /// has none of them.
    [[nodiscard]] std::filesystem::path fileNamed(const std::string& name) const;
    /// Whether there is already a file of this name.
    [[nodiscard]] bool exists(const std::string& name) const;

  private:
    FilesShown shown_;
    std::filesystem::path folder_;
    std::vector<FolderEntry> entries_;
    std::optional<base::Error> error_;
};

}  // namespace ui::kit
