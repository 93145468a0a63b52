#include "app/screens/setup/HostTableScreen.h"

#include "app/catalog/Games.h"
#include "app/far/FarTable.h"
#include "app/play/Tables.h"
#include "app/screens/setup/ChoiceOfGames.h"
#include "app/screens/setup/KindOptions.h"
#include "app/screens/setup/SeriesOption.h"
#include "app/screens/setup/TogetherScreen.h"
#include "app/settings/Preferences.h"
#include "app/window/ScreenStack.h"
#include "match/TimeControl.h"

namespace app {

HostTableScreen::HostTableScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics),
      playing_(playing),
      elsewhere_(playing.farTable.takeOffered()),
      game_(&playing.tables.shown().entry()),
      values_(valuesOf(basics.preferences.settings(), *game_->kind)),
      clocks_({""}) {}

ui::screens::NewGameModel HostTableScreen::model(const ui::kit::Context& ui) const {
    ui::screens::NewGameModel model;
    model.title = elsewhere_ ? ui.tr("Make a table there") : ui.tr("Host a table");
    model.game = choiceOf(basics_.games.all(), *game_, ui);
    const auto& counts = game_->kind->playerCounts();
    if (counts.size() > 1)
        model.options.push_back(playersOption(counts, game_->kind->playersOf(values_), ui));
    clocks_.show(ui, 1, model.options);
    model.options.push_back(
        {.key = "takingBack", .label = ui.tr("Taking back, if all agree"), .value = takingBack_});
    model.options.push_back(
        {.key = "help",
         .label = ui.tr("Help is allowed"),
         .value = help_,
         .help = ui.tr("Hints, engines and the explorer. All who come are told before they "
                       "sit down.")});
    showSpecs(game_->kind->options(values_), ui, model.options);
    model.options.push_back(seriesOption(goal_, ui));
    return model;
}

void HostTableScreen::set(const ui::screens::SetOption& change) {
    if (clocks_.set(change, 1)) return;
    const int* const index = std::get_if<int>(&change.value);
    if (change.key == "takingBack")
        takingBack_ = std::get<bool>(change.value);
    else if (change.key == "help")
        help_ = std::get<bool>(change.value);
    else if (index && change.key == kSeriesKey)
        goal_ = chosenGoal(goal_, *index);
    else if (index && change.key == game::kPlayersKey)
        values_[game::kPlayersKey] =
            std::to_string(game_->kind->playerCounts()[static_cast<std::size_t>(*index)]);
    else
        changeOption(*game_->kind, values_, change);
}

void HostTableScreen::choose(int game) {
    game_ = basics_.games.all()[static_cast<std::size_t>(game)];
    values_ = valuesOf(basics_.preferences.settings(), *game_->kind);
}

void HostTableScreen::start(const ui::kit::Context& ui) {
    const auto controls = clocks_.controls(1);
    if (!controls) return setProblem(ui.texts.tr(controls.error().message));
    const host::Agreements agreed{.game = game_->kind->id(),
                                  .options = values_,
                                  .clock = match::formatTimeControl(controls->front()),
                                  .takingBack = takingBack_,
                                  .help = help_,
                                  .goal = match::formatGoal(goal_)};
    const std::string name = nameAmongOthers(basics_.preferences, basics_.texts);
    if (elsewhere_)
        playing_.farTable.hostAt(*elsewhere_, agreed, name);
    else if (auto made = playing_.farTable.host(agreed, name); !made)
        return setProblem(ui.texts.describe(made.error()));
    basics_.screens.close();
    basics_.screens.open(ScreenId::WaitingRoom);
}

void HostTableScreen::leave() { basics_.screens.close(); }

}  // namespace app
