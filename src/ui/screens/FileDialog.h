#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/FileBrowser.h"
#include "ui/screens/Start.h"

namespace ui::screens {

/// Choosing a file to open or to save to. The program owns the browser and acts on the commands.
struct FileDialogModel {
    enum class Purpose { Open, Save, Import, Export, Engine };
    Purpose purpose = Purpose::Open;
    const kit::FileBrowser& browser;
    const std::vector<RecentFile>& recent;  ///< offered when opening
    std::string error = {};                 ///< why the last try failed, already translated; empty = none
    bool askOverwrite = false;              ///< there is a file of this name: ask before writing over it
};

/// The name being typed or chosen; the program keeps it between frames.
struct FileEntry {
    std::string name;
};

struct GoToFolder {
    std::filesystem::path folder;
    friend bool operator==(const GoToFolder&, const GoToFolder&) = default;
};
/// The file to open or import (then it may be a folder), or to save to. When saving over a file, `overwrite`
/// says that the player agreed.
struct AcceptFile {
    std::filesystem::path file;
    bool overwrite = false;
    friend bool operator==(const AcceptFile&, const AcceptFile&) = default;
};
/// Refresh reads the folder again; KeepFile answers "no" to askOverwrite.
enum class FileDialogAction { Cancel, Refresh, KeepFile };
using FileDialogCommand = std::variant<FileDialogAction, GoToFolder, AcceptFile>;

[[nodiscard]] std::vector<FileDialogCommand> drawFileDialog(kit::Context& ui, const FileDialogModel& model,
                                                            FileEntry& entry);

}  // namespace ui::screens
