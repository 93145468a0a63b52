#pragma once

#include <memory>

#include "app/Screen.h"
#include "ui/screens/FileDialog.h"

namespace app {

class Shell;

/// Choosing a file to open, or where to save.
class FileScreen final : public Screen {
  public:
    [[nodiscard]] static std::unique_ptr<FileScreen> toOpen(Shell& shell);
    [[nodiscard]] static std::unique_ptr<FileScreen> toSave(Shell& shell);

    [[nodiscard]] const char* name() const override { return "file"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;

  private:
    using Purpose = ui::screens::FileDialogModel::Purpose;
    FileScreen(Shell& shell, Purpose purpose);
    void accept(const ui::screens::AcceptFile& accepted);

    Shell& shell_;
    Purpose purpose_;
    ui::kit::FileBrowser browser_;
    ui::screens::FileEntry entry_;
    std::vector<ui::screens::RecentFile> recent_;
    bool askOverwrite_ = false;
};

}  // namespace app
