#include "app/screens/setup/GameFormScreen.h"

#include <variant>

#include "ui/kit/SheetArea.h"

namespace app {

using ui::screens::NewGameAction;

void GameFormScreen::draw(ui::kit::Context& ui, float) {
    scale_ = ui.scale;
    engineProblem_ = engineProblem(ui);
    ui::screens::NewGameModel shown = model(ui);
    shown.advancedShown = advanced_;
    shown.problem = text();
    for (const ui::screens::NewGameCommand& command : ui::screens::drawNewGame(ui, shown))
        execute(command, ui);
}

void GameFormScreen::execute(const ui::screens::NewGameCommand& command, const ui::kit::Context& ui) {
    if (const auto* change = std::get_if<ui::screens::SetOption>(&command)) {
        problem_.clear();
        return set(*change);
    }
    if (const auto* kind = std::get_if<ui::screens::ChooseKind>(&command)) {
        problem_.clear();
        return choose(kind->game);
    }
    switch (std::get<NewGameAction>(command)) {
        case NewGameAction::Start:
            return start(ui);
        case NewGameAction::Back:
            return leave();
        case NewGameAction::SetUp:
            return setUp();
        case NewGameAction::ToggleAdvanced:
            advanced_ = !advanced_;
            return;
    }
}

bool GameFormScreen::escape() {
    leave();
    return true;
}

ui::kit::Rect GameFormScreen::tableArea(ui::kit::Rect display) const {
    return ui::kit::besideSheet(display, scale_, ui::screens::kNewGameWidth);
}

}  // namespace app
