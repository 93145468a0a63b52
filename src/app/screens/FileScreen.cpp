#include "app/screens/FileScreen.h"

#include "app/Shell.h"

namespace app {

using ui::screens::FileDialogAction;

FileScreen::FileScreen(Shell& shell, Purpose purpose)
    : shell_(shell),
      purpose_(purpose),
      browser_(shell.game().kind->extension()),
      recent_(shell.recentFiles()) {
    const std::filesystem::path suggested = shell.suggestedFile();
    browser_.open(suggested.parent_path());
    if (purpose == Purpose::Save) entry_.name = suggested.filename().string();
}

std::unique_ptr<FileScreen> FileScreen::toOpen(Shell& shell) {
    return std::unique_ptr<FileScreen>(new FileScreen(shell, Purpose::Open));
}

std::unique_ptr<FileScreen> FileScreen::toSave(Shell& shell) {
    return std::unique_ptr<FileScreen>(new FileScreen(shell, Purpose::Save));
}

void FileScreen::draw(ui::kit::Context& ui, float) {
    const ui::screens::FileDialogModel model{
        .purpose = purpose_, .browser = browser_, .recent = recent_, .askOverwrite = askOverwrite_};
    for (const ui::screens::FileDialogCommand& command : ui::screens::drawFileDialog(ui, model, entry_)) {
        if (const auto* folder = std::get_if<ui::screens::GoToFolder>(&command))
            browser_.open(folder->folder);
        else if (const auto* accepted = std::get_if<ui::screens::AcceptFile>(&command))
            accept(*accepted);
        else
            switch (std::get<FileDialogAction>(command)) {
                case FileDialogAction::Cancel:
                    shell_.pop();
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
    if (purpose_ == Purpose::Open) {
        shell_.openFile(accepted.file);
        shell_.pop();
        return;
    }
    std::error_code ignored;
    if (!accepted.overwrite && std::filesystem::exists(accepted.file, ignored)) {
        askOverwrite_ = true;
        return;
    }
    shell_.saveFile(accepted.file);
    shell_.pop();
}

bool FileScreen::escape() {
    if (askOverwrite_)
        askOverwrite_ = false;
    else
        shell_.pop();
    return true;
}

}  // namespace app
