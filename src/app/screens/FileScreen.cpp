#include "app/screens/FileScreen.h"

#include <utility>

#include "app/window/ScreenStack.h"
#include "base/FileName.h"

namespace app {

using ui::screens::FileDialogAction;

FileScreen::FileScreen(ScreenStack& screens, Task task)
    : screens_(screens),
      task_(std::move(task)),
      browser_(ui::kit::FilesShown{task_.extensions, task_.purpose == Purpose::Engine}) {
    browser_.open(task_.begin.parent_path());
    if (writes()) entry_.name = base::shownPath(task_.begin.filename());
}

void FileScreen::draw(ui::kit::Context& ui, float) {
    const ui::screens::FileDialogModel model{
        .purpose = task_.purpose, .browser = browser_, .recent = task_.recent, .askOverwrite = askOverwrite_};
    for (const ui::screens::FileDialogCommand& command : ui::screens::drawFileDialog(ui, model, entry_)) {
        if (const auto* folder = std::get_if<ui::screens::GoToFolder>(&command))
            browser_.open(folder->folder);
        else if (const auto* accepted = std::get_if<ui::screens::AcceptFile>(&command))
            accept(*accepted);
        else
            switch (std::get<FileDialogAction>(command)) {
                case FileDialogAction::Cancel:
                    screens_.close();
                    break;
                case FileDialogAction::Refresh:
                    browser_.refresh();
                    break;
                case FileDialogAction::KeepFile:
                    askOverwrite_ = false;
                    break;
            }
    }
}

void FileScreen::accept(const ui::screens::AcceptFile& accepted) {
    std::error_code ignored;
    if (writes() && !accepted.overwrite && std::filesystem::exists(accepted.file, ignored)) {
        askOverwrite_ = true;
        return;
    }
    task_.accept(accepted.file);
    screens_.close();
}

bool FileScreen::escape() {
    if (askOverwrite_)
        askOverwrite_ = false;
    else
        screens_.close();
    return true;
}

}  // namespace app
