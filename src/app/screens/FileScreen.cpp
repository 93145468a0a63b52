#include "app/screens/FileScreen.h"

#include <utility>

#include "app/common/Desktop.h"
#include "app/window/ScreenStack.h"
#include "base/FileName.h"

namespace app {

using ui::screens::FileDialogAction;

FileScreen::FileScreen(ScreenStack& screens, Task task)
    : screens_(screens),
      task_(std::move(task)),
      browser_(ui::kit::FilesShown{
          .endings = task_.extensions, .programs = task_.purpose == Purpose::Engine, .existing = !writes()}) {
    browser_.open(task_.begin.parent_path());
    if (writes()) entry_.name = base::shownPath(task_.begin.filename());
}

void FileScreen::draw(ui::kit::Context& ui, float) {
    // The list stays in use: the answer must not be about another file than the question.
    if (asked_ && browser_.fileNamed(entry_.name) != *asked_) asked_.reset();
    const ui::screens::FileDialogModel model{.purpose = task_.purpose,
                                             .browser = browser_,
                                             .recent = task_.recent,
                                             .asksBrowser = !sharesFiles() && !writes(),
                                             .askOverwrite = asked_.has_value()};
    for (const ui::screens::FileDialogCommand& command : ui::screens::drawFileDialog(ui, model, entry_)) {
        if (const auto* folder = std::get_if<ui::screens::GoToFolder>(&command))
            goTo(folder->folder);
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
                case FileDialogAction::AskBrowser:
                    askForFiles();
                    break;
                case FileDialogAction::KeepFile:
                    asked_.reset();
                    break;
            }
    }
}

/// A file that was chosen in one folder is none of another.
void FileScreen::goTo(const std::filesystem::path& folder) {
    if (!writes()) entry_.name.clear();
    browser_.open(folder);
}

void FileScreen::accept(const ui::screens::AcceptFile& accepted) {
    std::error_code ignored;
    if (writes() && !accepted.overwrite && std::filesystem::exists(accepted.file, ignored)) {
        asked_ = accepted.file;
        return;
    }
    task_.accept(accepted.file);
    screens_.close();
}

/// From the browser's dialog.
bool FileScreen::takeFiles(const std::vector<std::filesystem::path>& files) {
    if (sharesFiles() || writes()) return false;
    screens_.close();
    if (task_.purpose == Purpose::Open && files.size() > 1) return false;
    for (const std::filesystem::path& file : files) task_.accept(file);
    return true;
}

bool FileScreen::escape() {
    if (asked_)
        asked_.reset();
    else
        screens_.close();
    return true;
}

}  // namespace app
