#include "app/screens/FileScreen.h"

#include "app/Files.h"
#include "app/ScreenStack.h"

namespace app {

using ui::screens::FileDialogAction;

FileScreen::FileScreen(ScreenStack& screens, Files& files, Purpose purpose,
                       std::vector<std::string> extensions)
    : screens_(screens),
      files_(files),
      purpose_(purpose),
      browser_(std::move(extensions)),
      recent_(files.recent()) {
    const std::filesystem::path suggested = files.suggestedFile();
    browser_.open(suggested.parent_path());
    if (purpose == Purpose::Save) entry_.name = suggested.filename().string();
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
    if (purpose_ == Purpose::Open) {
        files_.open(accepted.file);
        screens_.close();
        return;
    }
    std::error_code ignored;
    if (!accepted.overwrite && std::filesystem::exists(accepted.file, ignored)) {
        askOverwrite_ = true;
        return;
    }
    files_.save(accepted.file);
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
