#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "app/Screen.h"
#include "ui/screens/FileDialog.h"

namespace app {

class ScreenStack;

/// Choosing a file to open or import, or where to save or export.
class FileScreen final : public Screen {
  public:
    using Purpose = ui::screens::FileDialogModel::Purpose;
    /// What the screen is opened for.
    struct Task {
        Purpose purpose = Purpose::Open;
        std::vector<std::string> extensions =
            {};  ///< of the files that are shown, with the dot; a name without any of them gets the first
        std::filesystem::path begin = {};                        ///< folder, and the name that is proposed
        std::vector<ui::screens::RecentFile> recent = {};        ///< offered for opening
        std::function<void(std::filesystem::path)> accept = {};  ///< what the player chose
    };
    FileScreen(ScreenStack& screens, Task task);

    [[nodiscard]] const char* name() const override { return "file"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;

  private:
    [[nodiscard]] bool writes() const {
        return task_.purpose == Purpose::Save || task_.purpose == Purpose::Export;
    }
    void accept(const ui::screens::AcceptFile& accepted);

    ScreenStack& screens_;
    Task task_;
    ui::kit::FileBrowser browser_;
    ui::screens::FileEntry entry_;
    bool askOverwrite_ = false;
};

}  // namespace app
