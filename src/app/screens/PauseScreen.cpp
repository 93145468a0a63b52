#include "app/screens/PauseScreen.h"

#include <utility>

#include "app/catalog/PlayerNames.h"
#include "app/contests/Contests.h"
#include "app/far/MatchElsewhere.h"
#include "app/far/PublicServer.h"
#include "app/play/Analysis.h"
#include "app/play/CurrentGame.h"
#include "app/play/OwnArrangements.h"
#include "app/screens/MenuKeys.h"
#include "app/settings/Preferences.h"
#include "app/shell/ProgramActions.h"
#include "app/window/ScreenStack.h"
#include "base/Platform.h"
#include "base/Printable.h"
#include "ui/screens/Question.h"

namespace app {

using ui::screens::PauseAction;
using ui::screens::PauseCommand;

namespace {

/// A game with secrets shows them at its end, and so cannot go on.
AboutPlayer whatResigningDoes(bool showsSecrets) {
    if (showsSecrets)
        return {base::msgid("{name} resigns and loses the game, which then shows all that it has hidden."),
                base::msgid("You resign and lose the game, which then shows all that it has hidden.")};
    return {
        base::msgid(
            "{name} resigns and loses the game. Taking back then undoes the resignation, not a turn."),
        base::msgid("You resign and lose the game. Taking back then undoes your resignation, not a turn.")};
}

}  // namespace

void PauseScreen::handle(const SDL_Event& event) {
    if (!asksToResign_) handleMenuKey(event, basics_.preferences.bindings(), basics_.actions);
}

void PauseScreen::draw(ui::kit::Context& ui, float) {
    if (asksToResign_) return askToResign(ui);
    const TableSession& table = playing_.tables.shown();
    const game::Arrangements* const arrangements = table.entry().kind->arrangements();
    const auto noArrangement = whyNoArrangement(table);
    const ui::screens::PauseModel model{
        .hasGame = playing_.currentGame.session() != nullptr,
        .farAway = playing_.elsewhere().isShown(),
        .explains = !table.entry().howToPlay.empty(),
        .arrangements = arrangements ? ui.tr(arrangements->words().title.c_str()) : "",
        .noArrangement = noArrangement ? ui.texts.tr(*noArrangement) : "",
        .noSaving = noSaving(ui),
        .noEnding = noEnding(ui),
        .canQuit = base::endsItself(),
        .secondTry = playing_.currentGame.isSecondTry(),
        .canAnalyse = playing_.analysis.possible(),
        .analyses = playing_.analysis.progress().has_value(),
        .contest = contestLine(ui)};
    for (const PauseCommand& command : ui::screens::drawPause(ui, model)) {
        if (const auto* act = std::get_if<ui::screens::Act>(&command))
            carryOut(act->action);
        else
            carryOut(std::get<PauseAction>(command));
    }
}

void PauseScreen::carryOut(const std::string& action) {
    // What shows the table leaves the menu.
    for (const Action shows : {Action::Arrangements, Action::Describe, Action::Photo, Action::Share})
        if (action == infoOf(shows).id) basics_.screens.close();
    (void)basics_.actions.carryOut(action);
}

void PauseScreen::carryOut(PauseAction action) {
    switch (action) {
        case PauseAction::Resume:
            basics_.screens.close();
            break;
        case PauseAction::Contest:
            basics_.screens.open(playing_.contests.runner() ? ScreenId::Contest : ScreenId::NewContest);
            break;
        case PauseAction::Players:
            basics_.screens.open(ScreenId::Seats);
            break;
        case PauseAction::WaitingRoom:
            basics_.screens.open(playing_.publicServer.isShown() ? ScreenId::Lobby : ScreenId::WaitingRoom);
            break;
        case PauseAction::Analyse:
            basics_.screens.close();
            if (playing_.analysis.progress())
                playing_.analysis.cancel();
            else
                basics_.screens.open(ScreenId::Analysis);
            break;
        case PauseAction::Resign:
            asksToResign_ = true;
            break;
        case PauseAction::OfferDraw:
            playing_.currentGame.session()->control().offer(*person(), match::Proposal::Draw);
            basics_.screens.close();
            break;
        case PauseAction::FirstTry:
            playing_.currentGame.backToFirstTry();
            break;
        case PauseAction::Settings:
            basics_.screens.open(ScreenId::Settings);
            break;
        case PauseAction::MainMenu:
            basics_.screens.closeToFirst();
            break;
        case PauseAction::Quit:
            basics_.screens.quit();
            break;
    }
}

std::string PauseScreen::contestLine(const ui::kit::Context& ui) const {
    const Contests& contests = playing_.contests;
    if (!contests.underWay()) return {};
    return ui.tr("Engine match: {progress}", {{"progress", contests.progress()}});
}

std::string PauseScreen::noSaving(const ui::kit::Context& ui) const {
    const TableSession* const session = playing_.currentGame.session();
    if (!session) return ui.tr("No game has been begun yet.");
    const auto elsewhere = session->rights().whyNoReferee();
    return elsewhere ? ui.texts.tr(*elsewhere) : std::string();
}

std::string PauseScreen::noEnding(const ui::kit::Context& ui) const {
    const TableSession* session = playing_.currentGame.session();
    if (!session) return ui.tr("No game has been begun yet.");
    const match::Followed& match = session->match();
    if (match.outcome().over) return ui.tr("The game is over.");
    if (!match.live()) return ui.tr("This game is only being looked at: it was not played here.");
    if (!match.atHead()) return ui.tr("Go to the last turn first.");
    if (session->seating().persons().empty()) return ui.tr("Only engines play this game.");
    return person() ? "" : ui.tr("It is not your turn.");
}

/// The person who uses the menu: the one to move, or the only one.
std::optional<game::PlayerId> PauseScreen::person() const {
    const TableSession& table = *playing_.currentGame.session();
    if (table.rights().personToMove() && table.rights().actor()) return table.rights().actor();
    const std::vector<game::PlayerId> persons = table.seating().persons();
    return persons.size() == 1 ? std::optional(persons.front()) : std::nullopt;
}

void PauseScreen::askToResign(ui::kit::Context& ui) {
    const std::optional<game::PlayerId> player = noEnding(ui).empty() ? person() : std::nullopt;
    if (!player) {
        asksToResign_ = false;
        return;
    }
    const TableSession& table = *playing_.currentGame.session();
    const std::string& name = table.match().players()[player->value];
    const std::string seat = ui.tr(table.entry().kind->seatName(*player).c_str());
    const auto answer = ui::screens::drawQuestion(
        ui, {.title = ui.tr("Resign?"),
             .text = aboutPlayer(
                 ui.texts, whatResigningDoes(table.match().hasSecrets()),
                 name.empty() ? seat : shownName(*table.entry().kind, base::printable(name), ui.texts)),
             .yes = ui.tr("Resign"),
             .no = ui.trc("the game", "Play on")});
    if (!answer) return;
    asksToResign_ = false;
    if (*answer == ui::screens::YesOrNo::Yes) playing_.currentGame.session()->control().resign(*player);
    basics_.screens.close();
}

bool PauseScreen::escape() {
    if (std::exchange(asksToResign_, false)) return true;
    basics_.screens.close();
    return true;
}

}  // namespace app
