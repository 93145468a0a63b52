#include "ui/screens/setup/NewGame.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

void drawBody(kit::Context& ui, const NewGameModel& model, std::vector<NewGameCommand>& commands) {
    for (SetOption& change : drawOptions(ui, model.options, model.advancedShown)) {
        commands.emplace_back(std::move(change));
    }
    const auto isAdvanced = [](const Option& option) { return option.advanced; };
    const bool folds = std::any_of(model.options.begin(), model.options.end(), isAdvanced);
    if (folds || !model.setUp.empty()) kit::gap(ui, 2);
    const kit::ButtonSpec more{.id = "##advanced",
                               .label = model.advancedShown ? ui.tr("Fewer options") : ui.tr("More options"),
                               .icon = model.advancedShown ? kit::icons::kAngleUp : kit::icons::kAngleDown,
                               .kind = kit::ButtonKind::Plain};
    if (folds && kit::button(ui, more)) commands.emplace_back(NewGameAction::ToggleAdvanced);
    if (model.setUp.empty()) return;
    if (folds) ImGui::SameLine(0, ui.px(6));
    const kit::ButtonSpec setUp{.id = "##setup",
                                .label = model.setUp.c_str(),
                                .icon = kit::icons::kPencil,
                                .kind = kit::ButtonKind::Plain};
    if (kit::button(ui, setUp)) commands.emplace_back(NewGameAction::SetUp);
}

void drawFooter(kit::Context& ui, const NewGameModel& model, std::vector<NewGameCommand>& commands) {
    const auto answer =
        drawFormFooter(ui, model.problem, {.id = "##begin", .label = ui.trc("the game", "Start")});
    if (answer == FormAnswer::Back) commands.emplace_back(NewGameAction::Back);
    if (answer == FormAnswer::Accept) commands.emplace_back(NewGameAction::Start);
}

}  // namespace

std::vector<NewGameCommand> drawNewGame(kit::Context& ui, const NewGameModel& model) {
    std::vector<NewGameCommand> commands;
    const auto drawGame = [&](float width) {
        if (const auto chosen = drawGameChoice(ui, model.game, width)) commands.emplace_back(*chosen);
    };
    kit::Sheet sheet(
        ui, "##newgame", model.title.empty() ? ui.tr("New game") : model.title.c_str(), kNewGameWidth,
        formFooterHeight(ui, model.problem, kit::Dialog::innerWidth(ui, kNewGameWidth)), drawGame);
    drawBody(ui, model, commands);
    sheet.beginFooter();
    drawFooter(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
