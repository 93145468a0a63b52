#include "app/screens/StartScreen.h"

#include "app/Shell.h"
#include "app/screens/FileScreen.h"
#include "app/screens/NewGameScreen.h"
#include "app/screens/SettingsScreen.h"
#include "ui/screens/Start.h"

namespace app {

ui::kit::Rect StartScreen::tableArea(ui::kit::Rect display) const {
    const float left = display.width * 0.30F;
    return {left, 0, display.width - left, display.height};
}

void StartScreen::draw(ui::kit::Context& ui, float) {
    const ui::screens::StartModel model{.tagline = ui.tr("A table for Tak"),
                                        .canContinue = shell_.session() != nullptr,
                                        .recent = shell_.recentFiles(),
                                        .version = DOLMEN_VERSION};
    for (const ui::screens::StartCommand& command : ui::screens::drawStart(ui, model)) {
        if (const auto* recent = std::get_if<ui::screens::OpenRecent>(&command)) {
            shell_.openFile(recent->path);
            continue;
        }
        switch (std::get<ui::screens::StartAction>(command)) {
            case ui::screens::StartAction::NewGame:
                shell_.push(std::make_unique<NewGameScreen>(shell_));
                break;
            case ui::screens::StartAction::Continue:
                shell_.showTable();
                break;
            case ui::screens::StartAction::OpenFile:
                shell_.push(FileScreen::toOpen(shell_));
                break;
            case ui::screens::StartAction::Settings:
                shell_.push(std::make_unique<SettingsScreen>(shell_));
                break;
            case ui::screens::StartAction::Quit:
                shell_.quit();
                break;
        }
    }
}

}  // namespace app
