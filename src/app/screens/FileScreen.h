#pragma once

#include <string>
#include <vector>

#include "app/Screen.h"
#include "ui/screens/FileDialog.h"

namespace app {

class Files;
class ScreenStack;

/// Choosing a file to open, or where to save.
class FileScreen final : public Screen {
  public:
    using Purpose = ui::screens::FileDialogModel::Purpose;
    /// `extensions` of the files that are shown, with the dot; a name without any of them gets the first.
    FileScreen(ScreenStack& screens, Files& files, Purpose purpose, std::vector<std::string> extensions);

    [[nodiscard]] const char* name() const override { return "file"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;

  private:
    void accept(const ui::screens::AcceptFile& accepted);

    ScreenStack& screens_;
    Files& files_;
    Purpose purpose_;
    ui::kit::FileBrowser browser_;
    ui::screens::FileEntry entry_;
    std::vector<ui::screens::RecentFile> recent_;
    bool askOverwrite_ = false;
};

}  // namespace app
