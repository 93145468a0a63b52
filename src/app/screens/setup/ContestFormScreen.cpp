#include "app/screens/setup/ContestFormScreen.h"

#include <algorithm>
#include <utility>

#include "app/catalog/Games.h"
#include "app/catalog/TwoSides.h"
#include "app/contests/Contests.h"
#include "app/play/Tables.h"
#include "app/screens/setup/ChoiceOfGames.h"
#include "app/screens/setup/KindOptions.h"
#include "app/settings/Preferences.h"
#include "app/thinking/Engines.h"
#include "app/window/ScreenStack.h"

namespace app {

ContestFormScreen::ContestFormScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics),
      playing_(playing),
      game_(nullptr),
      options_({}, basics.preferences.settings().contest) {
    const std::vector<const CatalogEntry*> playable = games();
    const CatalogEntry* onTable = &playing.tables.shown().entry();
    if (playable.empty()) return;
    const bool known = std::find(playable.begin(), playable.end(), onTable) != playable.end();
    setGame(known ? *onTable : *playable.front());
}

std::vector<const CatalogEntry*> ContestFormScreen::games() const {
    std::vector<const CatalogEntry*> playable;
    for (const CatalogEntry& entry : basics_.games.entries())
        if (!playing_.engines.opponents(*entry.kind).empty() && !twoSidedCounts(*entry.kind, {}).empty())
            playable.push_back(&entry);
    return playable;
}

std::vector<int> ContestFormScreen::counts() const { return twoSidedCounts(*game_->kind, values_); }

void ContestFormScreen::setPlayers(int players) {
    // The other values may stand in the way of two sides.
    for (const game::OptionValues& values : {values_, game::OptionValues{}})
        if (auto fitting = withTwoSides(*game_->kind, values, players)) {
            values_ = std::move(*fitting);
            return;
        }
}

void ContestFormScreen::setGame(const CatalogEntry& game) {
    const Settings& settings = basics_.preferences.settings();
    game_ = &game;
    values_ = valuesOf(settings, *game.kind);
    if (!hasTwoSides(*game.kind, values_)) setPlayers(twoSidedCounts(*game.kind, {}).front());
    const ContestOptions::Values before = options_.possible() ? options_.values() : settings.contest;
    options_ = ContestOptions(playing_.engines.opponents(*game.kind), before);
    options_.offerOpenings(game.kind->openings(values_, {.turns = 0}) != nullptr);
    options_.limitMoves(game.kind->turnsHaveMoves());
    options_.suggestLongest(game.kind->id(), game.kind->mostTurnsInMatches());
}

std::string ContestFormScreen::engineProblem(const ui::kit::Context& ui) const {
    if (!game_) return ui.tr("There is no game that engines can play.");
    if (playing_.contests.underWay()) return ui.tr("Another match is under way.");
    const auto start = game_->kind->create(values_, {});
    if (!start) return {};
    if (const std::size_t sides = game_->kind->sidesOf(values_).count(); sides != 2)
        return ui.tr(
            "In an engine match two sides play against each other, but with these options there are {count}.",
            {{"count", std::to_string(sides)}});
    const auto problem = playing_.engines.problemOf(options_.seats(), **start);
    return problem ? ui.texts.tr(*problem) : std::string();
}

ui::screens::NewGameModel ContestFormScreen::model(const ui::kit::Context& ui) const {
    ui::screens::NewGameModel model{.title = ui.tr("Engine match")};
    if (!game_) return model;
    model.game = choiceOf(games(), *game_, ui);
    if (const std::vector<int> offered = counts(); offered.size() > 1)
        model.options.push_back(playersOption(offered, game_->kind->playersOf(values_), ui));
    options_.show(ui, model.options);
    showSpecs(game_->kind->options(values_), ui, model.options);
    options_.showKeeping(ui, model.options);
    return model;
}

void ContestFormScreen::set(const ui::screens::SetOption& change) {
    if (change.key == game::kPlayersKey)
        return setPlayers(counts()[static_cast<std::size_t>(std::get<int>(change.value))]);
    if (options_.set(change)) return;
    changeOption(*game_->kind, values_, change);
}

void ContestFormScreen::remember() {
    Settings settings = basics_.preferences.settings();
    settings.contest = options_.values();
    basics_.preferences.apply(settings);
}

void ContestFormScreen::start(const ui::kit::Context& ui) {
    if (!game_) return;
    remember();
    ContestPlan plan{.game = game_, .options = values_};
    options_.enter(plan);
    if (const auto begun = playing_.contests.begin(plan); !begun) {
        setProblem(ui.texts.describe(begun.error()));
        return;
    }
    basics_.screens.close();
    basics_.screens.open(ScreenId::Contest);
}

void ContestFormScreen::leave() {
    remember();
    basics_.screens.close();
}

}  // namespace app
