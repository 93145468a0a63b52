#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/FileBrowser.h"
#include "ui/screens/Start.h"

namespace ui::screens {

/// The dialog that chooses a file to open or to save to. The program owns the browser and carries out the
/// commands.
struct FileDialogModel {
    enum class Purpose { Open, Save, Import, Export, Engine };
    Purpose purpose = Purpose::Open;
    const kit::FileBrowser& browser;
    const std::vector<RecentFile>& recent;  ///< offered when opening
    std::string error = {};                 ///< why the last attempt failed, translated; empty: it did not
    bool asksBrowser = false;               ///< files come by the browser's own dialog, too
    bool askOverwrite = false;              ///< a file of this name exists: ask before overwriting it
};

/// The typed or chosen file name; the program keeps it between frames.
struct FileEntry {
    std::string name;
};

struct GoToFolder {
    std::filesystem::path folder;
    friend bool operator==(const GoToFolder&, const GoToFolder&) = default;
};
/// Opens, imports or saves to this path; when importing it may be a folder. `overwrite`: the player agreed to
/// overwrite the file.
struct AcceptFile {
    std::filesystem::path file;
    bool overwrite = false;
    friend bool operator==(const AcceptFile&, const AcceptFile&) = default;
};
/// Refresh reads the folder again; KeepFile answers "no" to askOverwrite; AskBrowser
/// opens the browser's dialog.
enum class FileDialogAction { Cancel, Refresh, KeepFile, AskBrowser };
using FileDialogCommand = std::variant<FileDialogAction, GoToFolder, AcceptFile>;

[[nodiscard]] std::vector<FileDialogCommand> drawFileDialog(kit::Context& ui, const FileDialogModel& model,
                                                            FileEntry& entry);

}  // namespace ui::screens
