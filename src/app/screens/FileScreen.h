#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/window/Screen.h"
#include "ui/screens/FileDialog.h"

namespace app {

class ScreenStack;

/// A dialog for choosing a file to open, import, save or export.
class FileScreen final : public Screen {
  public:
    using Purpose = ui::screens::FileDialogModel::Purpose;
    /// The purpose of the dialog.
    struct Task {
        Purpose purpose = Purpose::Open;
        std::vector<std::string> extensions =
            {};                            ///< extensions of the listed files, with the dot; they complete
                                           ///< typed names (ui::kit::FileBrowser::fileNamed())
        std::filesystem::path begin = {};  ///< initial folder, with a proposed file name
        std::vector<ui::screens::RecentFile> recent = {};        ///< offered when opening
        std::function<void(std::filesystem::path)> accept = {};  ///< called with the chosen file
    };
    FileScreen(ScreenStack& screens, Task task);

    [[nodiscard]] const char* name() const override { return "file"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool takeFiles(const std::vector<std::filesystem::path>& files) override;
    bool escape() override;

  private:
    [[nodiscard]] bool writes() const {
        return task_.purpose == Purpose::Save || task_.purpose == Purpose::Export;
    }
    void goTo(const std::filesystem::path& folder);
    void accept(const ui::screens::AcceptFile& accepted);

    ScreenStack& screens_;
    Task task_;
    ui::kit::FileBrowser browser_;
    ui::screens::FileEntry entry_;
    std::optional<std::filesystem::path> asked_;  ///< it exists: the player is asked whether to replace it
};

}  // namespace app
