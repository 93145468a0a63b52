#include "app/screens/setup/SeatsScreen.h"

#include <algorithm>

#include "app/play/CurrentGame.h"
#include "app/settings/Preferences.h"
#include "app/thinking/Analysts.h"
#include "app/thinking/Engines.h"
#include "app/window/ScreenStack.h"
#include "ui/kit/SheetArea.h"
#include "ui/screens/setup/Seats.h"

namespace app {
namespace {

constexpr std::string_view kAnalyst = "analyst ";

SeatOptions optionsOf(const CurrentGame& currentGame, const Tables& tables, const Engines& engines,
                      double thinkingSeconds) {
    std::vector<std::string> names;
    std::vector<std::string> opponents;
    for (const Seat& seat : currentGame.nextSeats()) {
        names.push_back(seat.opponent.empty() ? seat.name : "");
        opponents.push_back(seat.opponent);
    }
    return {engines.opponents(*tables.shown().entry().kind), std::move(names), std::move(opponents),
            thinkingSeconds};
}

}  // namespace

SeatsScreen::SeatsScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics),
      playing_(playing),
      seats_(optionsOf(playing.currentGame, playing.tables, playing.engines,
                       basics.preferences.settings().thinkingSeconds)) {
    seats_.offerNames(basics.preferences.settings().people);
}

std::vector<std::string> SeatsScreen::labels(const ui::kit::Context& ui) const {
    const TableSession& table = playing_.tables.shown();
    const auto nameOf = [&](game::PlayerId player) -> std::string {
        return ui.tr(table.entry().kind->seatName(player).c_str());
    };
    const game::Sides sides(table.view());
    std::vector<std::string> labels;
    for (std::size_t seat = 0; seat < seats_.count(); ++seat) {
        const game::PlayerId player = game::playerAt(seat);
        std::vector<std::string> partners;
        for (const game::PlayerId partner : sides.partnersOf(player)) partners.push_back(nameOf(partner));
        labels.push_back(withPartners(ui, nameOf(player), partners));
    }
    return labels;
}

/// Why somebody would see in a game that still keeps secrets what he may not know; nothing if nobody would.
std::optional<base::Message> SeatsScreen::tellsSecrets() const {
    if (!playing_.tables.shown().rights().keepsSecrets()) return {};
    const std::vector<Seat> before = playing_.currentGame.seats();
    const std::vector<Seat> after = seats_.seats();
    for (std::size_t seat = 0; seat < std::min(before.size(), after.size()); ++seat) {
        if (!after[seat].opponent.empty()) continue;
        if (!before[seat].opponent.empty())
            return base::msgid(
                "A person cannot take an engine's seat before the game is over: its hidden pieces would be "
                "seen.");
        const bool satElsewhere = std::any_of(before.begin(), before.end(), [&](const Seat& other) {
            return other.opponent.empty() && other.name == after[seat].name;
        });
        if (satElsewhere && before[seat].name != after[seat].name)
            return base::msgid(
                "A person cannot change to another seat before the game is over: what is hidden there would "
                "be seen.");
    }
    return {};
}

std::string SeatsScreen::problem(const ui::kit::Context& ui) const {
    const TableSession& table = playing_.tables.shown();
    if (const auto why = table.rights().whyNoReferee()) return ui.texts.tr(*why);
    if (const auto told = tellsSecrets()) return ui.texts.tr(*told);
    const std::vector<std::string>& seated = seats_.opponents();
    if (std::none_of(seated.begin(), seated.end(), isEngineSeat)) return {};
    const auto problem = playing_.engines.problemOf(seated, *table.ownMatch().startState());
    return problem ? ui.texts.tr(*problem) : std::string();
}

void SeatsScreen::draw(ui::kit::Context& ui, float) {
    scale_ = ui.scale;
    problem_ = problem(ui);
    ui::screens::SeatsModel model{.problem = problem_};
    seats_.showPlayers(ui, labels(ui), model.options);
    seats_.showThinkingTime(ui, *playing_.tables.shown().entry().kind, model.options);
    showAnalysts(ui, model.options);
    for (const ui::screens::SeatsCommand& command : ui::screens::drawSeats(ui, model)) {
        if (const auto* change = std::get_if<ui::screens::SetOption>(&command)) {
            if (change->key.starts_with(kAnalyst))
                chooseAnalyst(playing_.engines, basics_.preferences, *playing_.tables.shown().entry().kind,
                              change->key.substr(kAnalyst.size()), std::get<bool>(change->value));
            else
                (void)seats_.set(*change);
        } else if (std::get<ui::screens::SeatsAction>(command) == ui::screens::SeatsAction::Apply)
            apply();
        else
            basics_.screens.close();
    }
}

void SeatsScreen::showAnalysts(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const {
    const auto choices = analystChoices(playing_.engines, basics_.preferences.settings(),
                                        *playing_.tables.shown().entry().kind);
    if (choices.size() < 2) return;
    for (const AnalystChoice& one : choices)
        options.push_back({.key = std::string(kAnalyst) + one.who.id,
                           .label = ui.texts.tr(one.who.name),
                           .value = one.chosen,
                           .group = ui.tr("Analyses the position")});
}

void SeatsScreen::apply() {
    Settings settings = basics_.preferences.settings();
    settings.thinkingSeconds = seats_.thinkingSeconds();
    seats_.remember(settings);
    basics_.preferences.apply(settings);
    playing_.currentGame.takeSeats(seats_.seats());
    playing_.currentGame.showTable();
}

bool SeatsScreen::escape() {
    basics_.screens.close();
    return true;
}

ui::kit::Rect SeatsScreen::tableArea(ui::kit::Rect display) const {
    return ui::kit::besideSheet(display, scale_, ui::screens::kSeatsWidth);
}

}  // namespace app
