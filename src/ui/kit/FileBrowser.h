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

/// A filter for the files of a folder.
struct FilesShown {
    std::vector<std::string> endings = {};  ///< accepted endings, with the dot; empty: all
    bool programs = false;                  ///< only files that can be executed
    bool existing = false;                  ///< one that exists is chosen: typed names are of such files
};

/// The entries of a folder: folders first, then files, each group sorted by name regardless of case. Hidden
/// entries are left out. May block on slow disks; never throws.
[[nodiscard]] base::Result<std::vector<FolderEntry>> listFolder(const std::filesystem::path& folder,
                                                                const FilesShown& shown);

/// The folder that a file dialog shows, and its entries. Reads the disk in open() and refresh(), and looks
/// for one file in fileNamed().
class FileBrowser {
  public:
    explicit FileBrowser(FilesShown shown = {}) : shown_(std::move(shown)) {}
    explicit FileBrowser(const char* ending) : shown_{{ending}} {}

    /// Goes to a folder. If it cannot be read, keeps the error and an empty listing; the parent folder
    /// remains reachable.
    void open(const std::filesystem::path& folder);
    void refresh() { open(folder_); }

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// The folder in the form that people write: "~/Documents" for a folder below the player's home.
    [[nodiscard]] std::string shownFolder() const;
    [[nodiscard]] std::filesystem::path parent() const { return folder_.parent_path(); }
    [[nodiscard]] bool hasParent() const { return folder_.has_relative_path(); }
    [[nodiscard]] const std::vector<FolderEntry>& entries() const { return entries_; }
    [[nodiscard]] const std::optional<base::Error>& error() const { return error_; }

    /// The file that a typed name stands for: relative names are in this folder. A name with an ending of its
    /// own is taken as it is if there is such a file; else a name without one of the endings gets an ending.
    [[nodiscard]] std::filesystem::path fileNamed(const std::string& name) const;

  private:
    FilesShown shown_;
    std::filesystem::path folder_;
    std::vector<FolderEntry> entries_;
    std::optional<base::Error> error_;
};

}  // namespace ui::kit
